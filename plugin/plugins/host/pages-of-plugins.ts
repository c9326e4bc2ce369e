/** The pages that plugins make, as if they were loaded from files. */
import { routeOf } from '../../addresses/routes.js';
import type { FrontMatterSchema } from '../../config/schema/settings.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { Place, Report } from '../../core/errors/errors.js';
import { toMeta } from '../../load/front-matter/front-matter-values.js';
import type { LoadedPage } from '../../load/load-page.js';
import type { PagePlace } from '../../load/navigation/place-pages.js';
import type { PagesOfPlugins } from '../../load/scan/scan-folder.js';
import { withoutMarks } from '../../load/written-text.js';
import type { MadePage } from '../hooks/made-pages.js';

/** A page whose address belongs to another page is reported and left out. */
export function pagesOfPlugins(
  made: readonly MadePage[],
  written: readonly LoadedPage[],
  schema: FrontMatterSchema,
  placeOf: (plugin: string) => Place,
  report: Report,
): PagesOfPlugins {
  const owners = new Map(written.map(({ route, file }) => [route, file]));
  const pages: LoadedPage[] = [];
  const places = new Map<string, PagePlace>();
  const plugins = new Map<string, string>();
  for (const { plugin, path, meta: given, source, file, place } of made) {
    const route = routeOf(path);
    const owner = owners.get(route);
    if (owner !== undefined) {
      report.warn({
        code: 'page-twice',
        message: `The plugin "${plugin}" makes the page "${path}" in "pages", but ${owner} has the same address; the new page is left out.`,
        hint: 'Use another path.',
        ...placeOf(plugin),
      });
      continue;
    }
    owners.set(route, `the plugin "${plugin}"`);
    plugins.set(path, plugin);
    if (place) places.set(path, place);
    const { meta, written: marked } = withoutMarks(toMeta(given, schema));
    pages.push({
      path,
      route,
      file: `${path}.mdx`,
      meta,
      ...(marked && { written: marked }),
      hidden: meta.hidden === true,
      hash: contentKey(source),
      generatedSource: source,
      madeBy: { plugin, ...(file !== undefined && { file }) },
    });
  }
  const onLost = (path: string): void => {
    const plugin = plugins.get(path)!;
    const beside = Object.values(places.get(path)!).join('');
    report.warn({
      code: 'page-place',
      message: `The plugin "${plugin}" puts the page "${path}" beside "${beside}" in "pages", which the navigation does not list; the new page is hidden.`,
      hint: 'Use the path of a page that is listed, or a group.',
      ...placeOf(plugin),
    });
  };
  return { pages, places, onLost };
}
