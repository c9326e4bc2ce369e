/** Runs the outputs of plugins in a worker. */
import { OctavoError } from '../core/errors/errors.js';
import type { OutputSite, PluginFile } from './views.js';
import type { Plugin, PluginOutput } from './plugin.js';
import type { Registry } from './registry.js';
import { outputName } from './host/summarize-plugins.js';
import type { FilesInput } from './files-task.js';
import { pathMatcher } from './path-matcher.js';

/** The files of an output. Throws an `OctavoError` if the plugin fails. */
export async function pluginFiles({ name, site }: FilesInput, plugins: Registry): Promise<PluginFile[]> {
  for (const plugin of plugins.list)
    for (const output of plugin.outputs ?? [])
      if (outputName(plugin, output) === name)
        return plugins.call(plugin, 'outputs', plugins.place, () => collect(plugin, output, site, plugins));
  return [];
}

const expected = 'a list of files: [{ path, content }]';

async function collect(
  plugin: Plugin,
  output: PluginOutput,
  site: OutputSite,
  plugins: Registry,
): Promise<PluginFile[]> {
  const isOwn = pathMatcher(output.paths);
  const files: PluginFile[] = [];
  const made: unknown = await output.files(site);
  if (typeof made !== 'object' || made === null || !(Symbol.iterator in made || Symbol.asyncIterator in made))
    throw plugins.wrong(plugin, 'outputs', made, expected);
  for await (const file of made as AsyncIterable<unknown>) {
    if (!isFile(file)) throw plugins.wrong(plugin, 'outputs', file, expected);
    if (!isOwn(file.path)) throw foreignPath(plugin, file.path, plugins);
    files.push({ path: file.path, content: file.content });
  }
  return files;
}

function isFile(value: unknown): value is PluginFile {
  if (typeof value !== 'object' || value === null) return false;
  const { path, content } = value as Partial<PluginFile>;
  return typeof path === 'string' && (typeof content === 'string' || content instanceof Uint8Array);
}

function foreignPath(plugin: Plugin, path: string, plugins: Registry): OctavoError {
  return new OctavoError({
    code: 'plugin-path',
    message: `An output of the plugin "${plugin.name}" returned the file ${JSON.stringify(path)}, which is not one of its paths.`,
    hint: 'Add the path to "paths" of the output. Paths have no leading slash and no "..".',
    ...plugins.place,
  });
}
