/** All plugins in a process that builds pages: their order, the input of each hook, and errors that name the plugin. */
import type { MarkdownForm } from '../../elements/markdown-form.js';
import type { Component, KnownNode, Node } from '../../runtime/jsx/node.js';
import { nearest } from '../core/text/nearest.js';
import { fileStart, OctavoError, type Place, type Problem, type Report } from '../core/errors/errors.js';
import { asOctavoError, isA, readThrown } from '../core/errors/thrown.js';
import { kindOf, pluginProblem, refusedResult, wrongResult } from '../mdx/plugins/plugin-problem.js';
import { HtmlElement } from '../core/tree/html-element.js';
import { textOf } from '../core/tree/text-of.js';
import { walkHtml } from '../core/tree/walk-html.js';
import type { PageEntry } from '../core/model/types.js';
import { handle, type TaskHandler } from '../core/pool/pool.js';
import type { BuiltinHooks, TaskTools } from './builtin.js';
import { filesTask } from './files-task.js';
import { content, isNode, isTree, makerOf, withPromises } from './author-node.js';
import { partCalls, type WritePart } from './part-calls.js';
import type { ComponentFunction, Plugin } from './plugin.js';
import type { OtherForms } from '../page/markdown/write-markdown.js';
import type { VisitorPhase, VisitorTools } from '../page/visitors/page-visitor.js';
import type { PartChanges } from '../shell/page/part-changes.js';

export interface RegistryOptions {
  /** The docs folder. */
  root: string;
  /** The file with the plugins, relative to the docs folder, for messages. */
  file: string;
  /** See `TaskHost.runs`. */
  onRun(plugin: string | undefined, hook?: string): void;
  /** See `TaskHost.report`. */
  onProblem(level: 'error' | 'warning', problem: Problem): void;
}

export class Registry {
  /** Octavo's own plugins, then those of the author. */
  readonly list: readonly Plugin[];
  /** Octavo's own plugins, for the hooks that only they have. */
  readonly builtins: readonly BuiltinHooks[];
  /** See `TaskHost.runs`. */
  readonly onRun: RegistryOptions['onRun'];
  readonly #options: RegistryOptions;
  readonly #make = makerOf((name) => this.#component(name));
  #components: Components | undefined;
  /** The hooks that have not ended, the latest one last. */
  readonly #running: { plugin: string; hook: string }[] = [];

  constructor(builtins: readonly BuiltinHooks[], plugins: readonly Plugin[], options: RegistryOptions) {
    this.list = [...builtins, ...plugins];
    this.builtins = builtins;
    this.onRun = options.onRun;
    this.#options = options;
  }

  /**
   * Calls a hook. If it throws, the error names the plugin and the hook, at `place` if it has no place of its own. Octavo's own
   * plugins are called without that: their errors are bugs.
   */
  call<T>(plugin: Plugin, name: string, place: Place, hook: () => T): T {
    if (this.builtins.includes(plugin)) return hook();
    return this.#run({ plugin: plugin.name, hook: name }, hook, (error) => {
      const known = asOctavoError(error);
      if (known) return known;
      const problem = pluginProblem({ plugin: plugin.name, hook: name }, error, this.#options.root, place);
      return new OctavoError(problem, { cause: error });
    });
  }

  /** Reports an error that affects only the current hook. Any other error is thrown again. */
  fail(error: unknown): void {
    const known = asOctavoError(error);
    if (!known) throw error;
    this.#options.onProblem('error', known.problem);
  }

  /** Reports problems of components in parts. */
  report({ errors, warnings }: Pick<Report, 'errors' | 'warnings'>): void {
    for (const problem of errors) this.#options.onProblem('error', problem);
    for (const problem of warnings) this.#options.onProblem('warning', problem);
  }

  /** The problem of a hook that returned `result` instead of `expected`. */
  wrong(plugin: Plugin, hook: string, result: unknown, expected: string): OctavoError {
    return new OctavoError(wrongResult({ plugin: plugin.name, hook }, result, expected, this.#options.file));
  }

  /** The same in other words: `result`, for use after "returned". */
  refused(plugin: Plugin, hook: string, result: string): OctavoError {
    return new OctavoError(refusedResult({ plugin: plugin.name, hook }, result, this.#options.file));
  }

  /** The start of the file with the author's plugins. */
  get place(): Place {
    return fileStart(this.#options.file);
  }

  /** The tasks of plugins. */
  tasks(tools: TaskTools): TaskHandler[] {
    const files = handle(filesTask, async (input) => (await import('./output-files.js')).pluginFiles(input, this));
    return [files, ...this.builtins.flatMap((plugin) => plugin.tasks?.(tools) ?? [])];
  }

  /** The components that need no import: those of plugins and `others`, by name. `h` of plugins creates them. */
  components(others: Components): Components {
    return (this.#components ??= { ...others, ...this.#ownComponents() });
  }

  #component(name: string): Component<any, any> {
    const all = this.#components ?? {};
    if (Object.hasOwn(all, name)) return all[name]!;
    const similar = nearest(name, Object.keys(all));
    throw new TypeError(`Unknown component <${name}>.${similar === undefined ? '' : ` Did you mean "${similar}"?`}`);
  }

  #ownComponents(): Components {
    const entries = this.list.flatMap((plugin) =>
      Object.entries(plugin.components ?? {}).map(([name, component]) => {
        const render = typeof component === 'function' ? component : component.render;
        return [name, this.#ownComponent(plugin.name, name, render)] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  #ownComponent(plugin: string, name: string, render: ComponentFunction): Component<any, any> {
    const running = { plugin, hook: `components.${name}` };
    const failed = (error: unknown): Error => ComponentError.of(error, `<${name}> of the plugin "${plugin}"`);
    return (props, page) => {
      const wait = (node: Promise<KnownNode>): Promise<KnownNode> =>
        this.#run(running, async () => read(await node), failed);
      const read = (node: unknown): Node => {
        if (isNode(node)) return withPromises(node, props.children, wait);
        throw new TypeError(`The component returned ${kindOf(node)} instead of ${content}`);
      };
      return this.#run(running, () => read(render(props, page, this.#make)), failed);
    };
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
        const text: unknown = this.call(plugin, 'components', this.place, () => toText(element, write));
        if (typeof text !== 'string') throw this.wrong(plugin, 'components', text, 'Markdown');
        return text;
      });
    }
    return forms;
  }

  /** Returns a function that calls the visitors of a page, and returns whether it called one. */
  visitors(): (
    entry: PageEntry,
    phase: VisitorPhase,
    page: HtmlElement,
    tags: ReadonlySet<string>,
  ) => Promise<boolean> {
    const visitors = this.list.flatMap((plugin) => (plugin.visitors ?? []).map((visitor) => ({ plugin, visitor })));
    return async (entry, phase, page, tags) => {
      const called = visitors.filter(
        ({ visitor }) => (visitor.phase ?? 'content') === phase && (visitor.tags?.some((tag) => tags.has(tag)) ?? true),
      );
      const tools = visitorTools(entry);
      for (const { plugin, visitor } of called) {
        const place = fileStart(entry.file);
        await this.call(plugin, 'visitors', place, () => visitor.visit(page, tools));
        if (!this.builtins.includes(plugin) && !this.call(plugin, 'visitors', place, () => isTree(page)))
          throw this.refused(plugin, 'visitors', 'a page with other values than elements and text');
      }
      return called.length > 0;
    };
  }

  /** The changes of plugins to the shell. `write`: writes a part of a plugin. */
  changes(write: WritePart): PartChanges {
    return partCalls(this, this.#make, write);
  }

  /** Runs code of a plugin, which is named while it is not settled. `failed`: its error. */
  #run<T>(running: { plugin: string; hook: string }, code: () => T, failed: (error: unknown) => Error): T {
    const end = this.#start({ ...running });
    try {
      const result = code();
      if (isA(result, Promise)) return this.#settled(result, end, failed) as T;
      end();
      return result;
    } catch (error) {
      end();
      throw failed(error);
    }
  }

  async #settled<T>(result: Promise<T>, end: () => void, failed: (error: unknown) => Error): Promise<T> {
    try {
      return await result;
    } catch (error) {
      throw failed(error);
    } finally {
      end();
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

type Components = Readonly<Record<string, Component<any, any>>>;

/** The error of a component, with its name and that of its plugin. */
class ComponentError extends Error {
  static of(error: unknown, component: string): ComponentError {
    if (isA(error, ComponentError)) return error;
    const { message, stack } = readThrown(error);
    return Object.assign(new ComponentError(`${message} (${component})`), { stack });
  }
}

function visitorTools({ file, route, meta }: PageEntry): VisitorTools {
  return {
    file,
    route,
    meta,
    create: (tag, attributes = {}, children = []) => HtmlElement.make(tag, attributes, children),
    text: textOf,
    walk: (node, see) => walkHtml(node, (element, { parent }) => see(element, parent)),
  };
}
