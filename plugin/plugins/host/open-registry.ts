/** Opens the plugins of a site in a process that runs them. */
import { fileStart, type Problem } from '../../core/errors/errors.js';
import { isA } from '../../core/errors/thrown.js';
import type { TaskHost } from '../../core/pool/pool.js';
import { givenFile, type PluginsFile } from '../../load/plugins-file.js';
import { PluginError } from '../../mdx/plugins/plugin-errors.js';
import { pluginProblem } from '../../mdx/plugins/plugin-problem.js';
import type { BuiltinHooks } from '../builtin.js';
import type { Plugin, PluginOption } from '../plugin.js';
import { Registry, type RegistryOptions } from '../registry.js';
import { checkPlugins, type CheckedPlugins } from './check-plugins.js';

/** The source of the author's plugins. */
export interface PluginSource {
  /** Plugins as functions, in the process that runs them. Default: none. */
  given?: PluginOption;
  file?: PluginsFile;
}

/** `builtins` and the plugins of the docs folder `root`. Throws an `OctavoError` if their file cannot be read. */
export async function openRegistry(
  builtins: readonly BuiltinHooks[],
  { given, file }: PluginSource,
  root: string,
  host: Pick<TaskHost, 'runs' | 'report'>,
): Promise<{ registry: Registry; problems: Problem[] }> {
  const onRun: RegistryOptions['onRun'] = (plugin, hook) =>
    host.runs(plugin && `The ${hook ? `hook "${hook}" of the ` : ''}plugin "${plugin}"`);
  const ofOptions = checkPlugins(given, givenFile);
  const ofFile = file?.modules.length ? await imported(file, root, host) : undefined;
  const options = {
    root,
    file: file?.file ?? givenFile,
    onRun,
    onProblem: host.report,
  };
  const problems = [...ofOptions.problems, ...(ofFile?.problems ?? [])];
  const list: Plugin[] = [];
  for (const plugin of [...ofOptions.plugins, ...(ofFile?.plugins ?? [])]) {
    const problem = await setupProblem(plugin, options);
    if (problem) problems.push(problem);
    else list.push(plugin);
  }
  return { registry: new Registry(builtins, list, options), problems };
}

/** The problem of a plugin whose remark and rehype plugins cannot be set up. */
async function setupProblem(plugin: Plugin, { root, file, onRun }: RegistryOptions): Promise<Problem | undefined> {
  if (!plugin.remark && !plugin.rehype) return undefined;
  const { PluginRunner } = await import('../../mdx/plugins/tree-plugins.js');
  try {
    void new PluginRunner([plugin], { root, onRun });
    return undefined;
  } catch (error) {
    const cause = isA(error, PluginError) ? error.cause : error;
    return pluginProblem({ plugin: plugin.name }, cause, root, fileStart(file));
  }
}

async function imported(file: PluginsFile, root: string, host: Pick<TaskHost, 'runs'>): Promise<CheckedPlugins> {
  host.runs(file.file);
  const { importPlugins } = await import('./import-plugins.js');
  const checked = await importPlugins(file, root);
  host.runs(undefined);
  return checked;
}
