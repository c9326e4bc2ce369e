/** All plugins in a process that builds pages: their order, the input of each hook, and errors that name the plugin. */
import { keepBuiltins } from '../core/pool/changed-builtins.js';
import { OctavoError, type Place, type Report } from '../core/errors/errors.js';
import { asOctavoError, isA } from '../core/errors/thrown.js';
import { pluginProblem, refusedResult, wrongResult } from '../mdx/plugins/plugin-problem.js';
import { ownValue } from '../core/text/own-value.js';
import { handle, type TaskHandler, type TaskHost } from '../core/pool/pool.js';
import type { PluginRun } from '../load/plugins-file.js';
import type { Fences } from '../mdx/transforms/code-fences.js';
import type { BuiltinHooks, SharedHooks, TaskTools } from './builtin.js';
import { frozen } from './frozen.js';
import { fencesOf } from './hooks/fences.js';
import { filesTask } from './hooks/files-task.js';
import { pluginPlace } from './plugin-place.js';
import type { Plugin } from './plugin.js';
import { createTools } from './tools.js';
import type { Tools } from './views.js';

export interface RegistryOptions {
  /** The docs folder. */
  root: string;
  /** The file with the plugins, relative to the docs folder, for messages. */
  file: string;
  /** The files that define them, relative to the docs folder. */
  modules: readonly string[];
  run: PluginRun;
  /** See `TaskHost.runs`. */
  onRun(plugin: string | undefined, hook?: string): void;
  onReport: TaskHost['report'];
}

export class Registry {
  /** The plugins of the author, in the order of `enforce` and of their list. */
  readonly plugins: readonly Plugin[];
  /** Octavo's own plugins. */
  readonly builtins: readonly BuiltinHooks[];
  /** The hooks that both have: of plugins with `pre`, of Octavo's own plugins, then of the others. */
  readonly list: readonly SharedHooks[];
  /** The absolute paths of files that hooks have named. */
  readonly watched = new Set<string>();
  /** The values of the keys that plugins add to the settings, by the name of the plugin. */
  settings: NonNullable<PluginRun['settings']>;
  /** See `TaskHost.runs`. */
  readonly onRun: RegistryOptions['onRun'];
  readonly #options: RegistryOptions;
  /** The hooks that have not ended, the latest one last. */
  readonly #running: { plugin: string; hook: string }[] = [];

  constructor(builtins: readonly BuiltinHooks[], plugins: readonly Plugin[], options: RegistryOptions) {
    const [pre = [], ...others] = (['pre', undefined, 'post'] as const).map((place) =>
      plugins.filter(({ enforce }) => enforce === place),
    );
    this.plugins = [...pre, ...others.flat()];
    this.builtins = builtins;
    this.list = [...pre, ...builtins, ...others.flat()];
    this.onRun = options.onRun;
    this.settings = frozen(options.run.settings ?? {});
    this.#options = options;
  }

  /**
   * Calls a hook. If it throws, the error names the plugin and the hook, at `place` if it has no place of its own. Octavo's own
   * plugins are called without that: their errors are bugs.
   */
  call<T>(plugin: SharedHooks, name: string, place: Place, hook: () => T): T {
    if (this.isBuiltin(plugin)) return hook();
    return this.run(plugin.name, name, hook, (error) => {
      const known = asOctavoError(error);
      if (known) return known;
      const problem = pluginProblem({ plugin: plugin.name, hook: name }, error, this.#options.root, place);
      return new OctavoError(problem, { cause: error });
    });
  }

  isBuiltin(plugin: SharedHooks): boolean {
    return this.builtins.includes(plugin);
  }

  /** Reports an error that affects only the current hook. Any other error is thrown again. */
  fail(error: unknown): void {
    const known = asOctavoError(error);
    if (!known) throw error;
    this.#options.onReport('error', known.problem);
  }

  /** Reports problems of components in parts. */
  report({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): void {
    for (const problem of errors) this.#options.onReport('error', problem);
    for (const problem of warnings) this.#options.onReport('warning', problem);
  }

  /** The problem of a hook that returned `result` instead of `expected`. */
  wrong({ name: plugin }: SharedHooks, hook: string, result: unknown, expected: string): OctavoError {
    return new OctavoError(wrongResult({ plugin, hook }, result, expected, this.placeOf(plugin)));
  }

  /** The same in other words: `result`, for use after "returned". */
  refused({ name: plugin }: SharedHooks, hook: string, result: string, hint?: string): OctavoError {
    const problem = refusedResult({ plugin, hook }, result, this.placeOf(plugin));
    return new OctavoError({ ...problem, ...(hint !== undefined && { hint }) });
  }

  /** The place of the plugin with this name. */
  placeOf(plugin: string): Place {
    const { root, file, modules } = this.#options;
    return pluginPlace(plugin, root, file, modules);
  }

  /** The tools of a plugin. */
  toolsOf({ name }: SharedHooks): Tools {
    const { root, run, onReport } = this.#options;
    const onWatch = (file: string): void => void this.watched.add(file);
    const settings = ownValue(this.settings, name) ?? {};
    return createTools(name, { ...run, root, settings, place: () => this.placeOf(name), onReport, onWatch });
  }

  /** The tasks of plugins. */
  tasks(tools: TaskTools): TaskHandler[] {
    const files = handle(filesTask, async (input) =>
      (await import('./hooks/output-files.js')).pluginFiles(input, tools.loaded, this),
    );
    return [files, ...this.builtins.flatMap((plugin) => plugin.tasks?.(tools) ?? [])];
  }

  /** The components of code fences, by language. */
  get fences(): Fences {
    return fencesOf(this);
  }

  /** Runs code of a plugin, which is named until it is settled. `failed`: the error to throw for its own. */
  run<T>(plugin: string, hook: string, code: () => T, failed: (error: unknown) => Error): T {
    const end = this.#start({ plugin, hook });
    try {
      const result = keepBuiltins(code);
      if (isA(result, Promise)) return settled(result, end, failed) as T;
      end();
      return result;
    } catch (error) {
      end();
      throw failed(error);
    }
  }

  /** Returns the function that ends the run. Of several, the latest one that has not ended is named. */
  #start(run: { plugin: string; hook: string }): () => void {
    this.#running.push(run);
    this.onRun(run.plugin, run.hook);
    return () => {
      this.#running.splice(this.#running.indexOf(run), 1);
      const last = this.#running.at(-1);
      this.onRun(last?.plugin, last?.hook);
    };
  }
}

async function settled<T>(result: Promise<T>, end: () => void, failed: (error: unknown) => Error): Promise<T> {
  try {
    return await result;
  } catch (error) {
    throw failed(error);
  } finally {
    end();
  }
}
