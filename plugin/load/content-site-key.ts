/** The part of the cache key of pages that they share. */
import { join } from 'node:path';
import { contentKey } from '../core/cache/content-key.js';
import { namedPages } from './navigation/navigation-pages.js';
import { sectionsIn } from '../core/model/sections-in.js';
import type { NavSection } from '../core/model/types.js';
import { fileState } from '../reader/docs-file.js';
import type { LoadedSite } from './loaded-site.js';
import { isWebsiteFile } from './scan/published-files.js';

/** Everything that the content of pages depends on, except their sources: settings, addresses, image sizes. */
export function contentSiteKey(loaded: LoadedSite): string {
  const {
    navigation,
    navbar: _navbar,
    footer: _footer,
    banner: _banner,
    redirects: _redirects,
    references: _references,
    addresses: _addresses,
    ...rest
  } = loaded.site;
  return contentKey(
    loaded.versions,
    rest,
    loaded.base,
    loaded.codeFiles,
    loaded.codeThemes,
    loaded.plugins?.run.settings,
    languages(navigation),
    // API pages link to the pages of other parts.
    loaded.pages.map(({ route, file, api, hidden }) => (api ? [route, file, api.id, hidden] : [route, file])),
    loaded.assets,
    loaded.assets.filter((file) => isWebsiteFile(loaded, file)).map((file) => stateOf(join(loaded.site.root, file))),
  );
}

/** `undefined` for a file that has been removed in the meantime. */
function stateOf(path: string): unknown[] | undefined {
  const stats = fileState(path);
  return stats && [stats.size, stats.mtimeMs];
}

/** The pages of each language: their content includes UI strings. */
function languages(navigation: NavSection): unknown[] {
  const sections = sectionsIn(navigation).filter(({ kind }) => kind === 'language');
  return sections.map((section) => [section.code, namedPages(section).map(({ path }) => path)]);
}
