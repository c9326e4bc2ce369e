/** Opens the plugins of a site in a process that runs them. */
import { fileStart, type Place, type Problem } from '../../core/errors/errors.js';
import { isA } from '../../core/errors/thrown.js';
import type { TaskHost } from '../../core/pool/pool.js';
import { givenFile, type PluginRun, type PluginsFile } from '../../load/plugins-file.js';
import { PluginError } from '../../mdx/plugins/plugin-errors.js';
import { pluginProblem } from '../../mdx/plugins/plugin-problem.js';
import type { BuiltinHooks } from '../builtin.js';
import type { Plugin, PluginOption } from '../plugin.js';
import { pluginPlace } from '../plugin-place.js';
import { Registry, type RegistryOptions } from '../registry.js';
import { checkPlugins, type CheckedPlugins } from '../read/check-plugins.js';

/** The source of the author's plugins. */
export interface PluginSource {
  /** Plugins as functions, in the process that runs them. Default: none. */
  given?: PluginOption;
  file?: PluginsFile;
}

/** Where plugins run. */
export interface PluginPlace extends Pick<RegistryOptions, 'root'> {
  host: Pick<TaskHost, 'runs' | 'report'>;
  /** Default: no hook asks for tools. */
  run?: PluginRun;
}

const noRun: PluginRun = { command: 'build', base: '/', cacheFolder: '' };

/** `builtins` and the plugins of the docs folder. Throws an `OctavoError` if their file cannot be read. */
export async function openRegistry(
  builtins: readonly BuiltinHooks[],
  { given, file }: PluginSource,
  place: PluginPlace,
): Promise<{ registry: Registry; problems: Problem[] }> {
  const names = new Map<string, Place>();
  const ofOptions = checkPlugins(given, () => fileStart(givenFile), names);
  const ofFile = file?.modules.length ? await imported(file, place, names) : undefined;
  const options = registryOptions(file, place);
  const problems = [...ofOptions.problems, ...(ofFile?.problems ?? [])];
  const list: Plugin[] = [];
  for (const plugin of [...ofOptions.plugins, ...(ofFile?.plugins ?? [])]) {
    const problem = await setupProblem(plugin, options);
    if (problem) problems.push(problem);
    else list.push(plugin);
  }
  return { registry: new Registry(builtins, list, options), problems };
}

function registryOptions(file: PluginsFile | undefined, { root, run = noRun, host }: PluginPlace): RegistryOptions {
  const onRun: RegistryOptions['onRun'] = (plugin, hook) =>
    host.runs(plugin && `The ${hook ? `hook "${hook}" of the ` : ''}plugin "${plugin}"`);
  const onReport: RegistryOptions['onReport'] = (...problem) => host.report(...problem);
  return { root, file: file?.file ?? givenFile, modules: file?.modules ?? [], run, onRun, onReport };
}

/** The problem of a plugin whose remark and rehype plugins cannot be set up. */
async function setupProblem(
  plugin: Plugin,
  { root, file, modules, onRun }: RegistryOptions,
): Promise<Problem | undefined> {
  if (!plugin.remark && !plugin.rehype) return undefined;
  const { PluginRunner } = await import('../../mdx/plugins/tree-plugins.js');
  try {
    void new PluginRunner([plugin], { root, onRun });
    return undefined;
  } catch (error) {
    const { failed, cause } = isA(error, PluginError) ? error : { failed: { plugin: plugin.name }, cause: error };
    return pluginProblem(failed, cause, root, pluginPlace(plugin.name, root, file, modules));
  }
}

async function imported(
  file: PluginsFile,
  { root, host }: PluginPlace,
  names: Map<string, Place>,
): Promise<CheckedPlugins> {
  host.runs(file.file);
  const { importPlugins } = await import('../read/import-plugins.js');
  const checked = await importPlugins(file, root, names);
  host.runs(undefined);
  return checked;
}
