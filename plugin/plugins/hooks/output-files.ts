/** Runs the outputs of plugins in a worker. */
import { pageAddress, publicAddress } from '../../addresses/addresses.js';
import { OctavoError } from '../../core/errors/errors.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import type { BuiltPart, FilesInput } from './files-task.js';
import { outputName } from '../read/summary-of.js';
import { pathMatcher } from '../values/path-matcher.js';
import type { Plugin, PluginOutput } from '../plugin.js';
import type { Registry } from '../registry.js';
import { SiteViews } from '../site-views.js';
import type { OutputPage, OutputSite, PluginFile } from '../views.js';

/** The files of an output, and the files that it has named. Throws an `OctavoError` if the plugin fails. */
export async function pluginFiles(
  { name, pages }: FilesInput,
  loaded: LoadedSite,
  registry: Registry,
): Promise<{ files: PluginFile[]; watched: string[] }> {
  const [found] = registry.plugins.flatMap((plugin) =>
    (plugin.outputs ?? []).flatMap((output) => (outputName(plugin, output) === name ? [{ plugin, output }] : [])),
  );
  if (!found) return { files: [], watched: [] };
  registry.watched.clear();
  const { plugin, output } = found;
  const site = outputSite(loaded, pages);
  const files = await registry.call(plugin, 'outputs', () => collect(plugin, output, site, registry));
  return { files, watched: [...registry.watched] };
}

function outputSite(loaded: LoadedSite, built: readonly BuiltPart[]): OutputSite {
  const views = new SiteViews(loaded);
  const { base, siteUrl, site } = loaded;
  const pages = built.map(({ index, facts, ...parts }): OutputPage => {
    const entry = loaded.pages[index]!;
    const url = publicAddress(pageAddress(entry.route, site.seo.trailingSlash), base, siteUrl);
    return views.builtPage(entry, facts, { ...parts, url });
  });
  return views.siteWith(pages);
}

const expected = 'a list of files: [{ path, content }]';

async function collect(
  plugin: Plugin,
  output: PluginOutput,
  site: OutputSite,
  registry: Registry,
): Promise<PluginFile[]> {
  const isOwn = pathMatcher(output.paths);
  const files: PluginFile[] = [];
  const made: unknown = await output.files(site, registry.toolsOf(plugin));
  if (typeof made !== 'object' || made === null || !(Symbol.iterator in made || Symbol.asyncIterator in made))
    throw registry.wrong(plugin, 'outputs', made, expected);
  for await (const file of made as AsyncIterable<unknown>) {
    if (!isFile(file)) throw registry.wrong(plugin, 'outputs', file, expected);
    if (!isOwn(file.path)) throw foreignPath(plugin, file.path, registry);
    files.push({ path: file.path, content: file.content });
  }
  return files;
}

function isFile(value: unknown): value is PluginFile {
  if (typeof value !== 'object' || value === null) return false;
  const { path, content } = value as Partial<PluginFile>;
  return typeof path === 'string' && (typeof content === 'string' || content instanceof Uint8Array);
}

function foreignPath({ name }: Plugin, path: string, registry: Registry): OctavoError {
  return new OctavoError({
    code: 'plugin-path',
    message: `An output of the plugin "${name}" returned the file ${JSON.stringify(path)}, which is not one of its paths.`,
    hint: 'Add the path to "paths" of the output. Paths have no leading slash and no "..".',
    ...registry.placeOf(name),
  });
}
