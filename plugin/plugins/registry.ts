/** All plugins in a process that builds pages: their order, the input of each hook, and errors that name the plugin. */
import type { MarkdownForm } from '../../elements/markdown-form.js';
import type { Component } from '../../runtime/jsx/node.js';
import { OctavoError, type Place } from '../core/errors/errors.js';
import { asOctavoError, readThrown } from '../core/errors/thrown.js';
import { ownValue } from '../core/text/own-value.js';
import { kindOf, pluginProblem, refusedResult, wrongResult } from '../mdx/plugins/plugin-problem.js';
import { handle, type TaskHandler, type TaskHost } from '../core/pool/pool.js';
import type { PluginRun } from '../load/plugins-file.js';
import type { Fences } from '../mdx/transforms/code-fences.js';
import type { OtherForms } from '../page/markdown/write-markdown.js';
import type { BuiltinHooks, SharedHooks, TaskTools } from './builtin.js';
import { frozen } from './frozen.js';
import { filesTask } from './hooks/files-task.js';
import { isNode, make, nodeKinds } from './hooks/make.js';
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
  onRun(plugin: string | undefined): void;
  onReport: TaskHost['report'];
}

export class Registry {
  /** The plugins of the author. */
  readonly plugins: readonly Plugin[];
  /** Octavo's own plugins. */
  readonly builtins: readonly BuiltinHooks[];
  /** The hooks that both have: of Octavo's own plugins, then of those of the author. */
  readonly list: readonly SharedHooks[];
  /** The absolute paths of files that hooks have named. */
  readonly watched = new Set<string>();
  /** The values of the keys that plugins add to the settings, by the name of the plugin. */
  settings: NonNullable<PluginRun['settings']>;
  /** See `TaskHost.runs`. */
  readonly onRun: RegistryOptions['onRun'];
  readonly #options: RegistryOptions;

  constructor(builtins: readonly BuiltinHooks[], plugins: readonly Plugin[], options: RegistryOptions) {
    this.plugins = plugins;
    this.builtins = builtins;
    this.list = [...builtins, ...plugins];
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
    this.onRun(plugin.name);
    try {
      const result = hook();
      if (result instanceof Promise) return this.#awaited(plugin, name, place, result) as T;
      this.onRun(undefined);
      return result;
    } catch (error) {
      throw this.#failed(plugin, name, place, error);
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

  /** Components for all pages, by name. */
  components(): Record<string, Component<any, any>> {
    const entries = this.list.flatMap((plugin) =>
      Object.entries(plugin.components ?? {}).map(([name, component]) => {
        const render = typeof component === 'function' ? component : component.render;
        const wrapped: Component<any, any> = (props, page) => {
          this.onRun(plugin.name);
          try {
            const result: unknown = render(props, page, make);
            if (isNode(result)) return result;
            throw new TypeError(`The component returned ${kindOf(result)} instead of ${nodeKinds}`);
          } catch (error) {
            throw named(error, plugin.name);
          } finally {
            this.onRun(undefined);
          }
        };
        return [name, wrapped] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  /** The Markdown forms of the elements that components render. */
  forms(): OtherForms {
    const entries = this.list.flatMap((plugin) =>
      Object.values(plugin.components ?? {}).flatMap((component) =>
        typeof component === 'function'
          ? []
          : Object.entries(component.markdown ?? {}).map((form) => [plugin, form] as const),
      ),
    );
    const forms = { blocks: new Map<string, MarkdownForm>(), inlines: new Map<string, MarkdownForm>() };
    for (const [plugin, [tag, form]] of entries) {
      const [target, toText] = typeof form === 'function' ? [forms.blocks, form] : [forms.inlines, form.inline];
      target.set(tag, (element, write) => {
        const text: unknown = this.call(plugin, 'components', this.placeOf(plugin.name), () => toText(element, write));
        if (typeof text !== 'string') throw this.wrong(plugin, 'components', text, 'Markdown');
        return text;
      });
    }
    return forms;
  }

  /** The components of code fences, by language. */
  get fences(): Fences {
    return Object.assign({}, ...this.builtins.map(({ fences }) => fences)) as Fences;
  }

  async #awaited<T>(plugin: SharedHooks, name: string, place: Place, result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      throw this.#failed(plugin, name, place, error);
    } finally {
      this.onRun(undefined);
    }
  }

  #failed(plugin: SharedHooks, name: string, place: Place, error: unknown): OctavoError {
    this.onRun(undefined);
    const known = asOctavoError(error);
    if (known) return known;
    return new OctavoError(pluginProblem({ plugin: plugin.name, hook: name }, error, this.#options.root, place), {
      cause: error,
    });
  }
}

/** The error of a component, with the name of its plugin. */
function named(error: unknown, plugin: string): Error {
  const { message, stack } = readThrown(error);
  return Object.assign(new Error(`${message} (plugin "${plugin}")`), { stack });
}
