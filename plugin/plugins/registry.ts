/** All plugins in a process that builds pages: their order, the input of each hook, and errors that name the plugin. */
import { keepBuiltins } from '../core/pool/changed-builtins.js';
import { OctavoError, type Place, type Report } from '../core/errors/errors.js';
import { asOctavoError, isA } from '../core/errors/thrown.js';
import { fixPlugin, kindOf, pluginProblem } from '../mdx/plugins/plugin-problem.js';
import { ownValue } from '../core/text/own-value.js';
import type { TaskHost } from '../core/pool/pool.js';
import type { PluginRun } from '../load/plugins-file.js';
import type { Fences } from '../mdx/transforms/code-fences.js';
import type { BuiltinHooks, SharedHooks } from './builtin.js';
import { frozen } from './frozen.js';
import { fencesOf } from './hooks/fences.js';
import { readJson } from './values/read-json.js';
import { pluginPlace } from './plugin-place.js';
import type { Plugin } from './plugin.js';
import { createTools } from './tools.js';
import type { Json, Tools } from './views.js';

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
  /** The components of code fences, by language. */
  readonly fences: Fences;
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
    this.fences = fencesOf(this);
    this.onRun = options.onRun;
    this.settings = frozen(options.run.settings ?? {});
    this.#options = options;
  }

  /** The plugins of the author that have a hook. */
  having<Hook extends keyof Plugin>(hook: Hook): readonly (Plugin & Required<Pick<Plugin, Hook>>)[] {
    return this.plugins.filter((plugin): plugin is Plugin & Required<Pick<Plugin, Hook>> => plugin[hook] !== undefined);
  }

  /**
   * Calls a hook. If it throws, the error names the plugin and the hook, at `place` if it has no place of its own. Default: the place
   * of the plugin. Octavo's own plugins are called without that: their errors are bugs.
   */
  call<T>(plugin: SharedHooks, name: string, hook: () => T, place?: Place): T {
    if (this.isBuiltin(plugin)) return hook();
    return this.run(plugin.name, name, hook, (error) => {
      const known = asOctavoError(error);
      if (known) return known;
      const at = place ?? this.placeOf(plugin.name);
      const problem = pluginProblem({ plugin: plugin.name, hook: name }, error, this.#options.root, at);
      return new OctavoError(problem, { cause: error });
    });
  }

  /** The result of a hook; `undefined` if it fails, which is reported and affects nothing else. */
  async attempt<T>(plugin: Plugin, name: string, hook: () => Promise<T>, place?: Place): Promise<T | undefined> {
    try {
      return await this.call(plugin, name, hook, place);
    } catch (error) {
      this.fail(error);
      return undefined;
    }
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

  /** The problem of a hook that returned `result`. `expected`: for use after "instead of". */
  wrong(plugin: SharedHooks, hook: string, result: unknown, expected: string): OctavoError {
    const hint = isA(result, Promise) ? 'Remove "async" from the function: this hook cannot wait.' : fixPlugin;
    return this.refused(plugin, hook, `${kindOf(result)} instead of ${expected}`, hint);
  }

  /** The same in other words: `result`, for use after "returned". */
  refused({ name }: SharedHooks, hook: string, result: string, hint = fixPlugin): OctavoError {
    const message = `The hook "${hook}" of the plugin "${name}" returned ${result}.`;
    return new OctavoError({ code: 'plugin-result', message, hint, ...this.placeOf(name) });
  }

  /** A copy of data that a hook returned. `name`: of the data, for messages. Throws an `OctavoError` if JSON does not have such data. */
  data(plugin: SharedHooks, hook: string, result: unknown, name = 'it'): Json | undefined {
    const read = readJson(result, name);
    if ('fault' in read) throw this.refused(plugin, hook, read.fault);
    return read.json;
  }

  /** The place of the plugin with this name. */
  placeOf(plugin: string): Place {
    const { root, file, modules } = this.#options;
    return pluginPlace(plugin, root, file, modules);
  }

  /** The values of the keys that a plugin adds to the settings. */
  settingsOf({ name }: SharedHooks): object {
    return ownValue(this.settings, name) ?? {};
  }

  /** The tools of a plugin. */
  toolsOf(plugin: SharedHooks): Tools {
    const place = (): Place => this.placeOf(plugin.name);
    const settings = this.settingsOf(plugin);
    return createTools(plugin.name, { ...this.#options.run, ...this.#options, settings, place, watched: this.watched });
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
