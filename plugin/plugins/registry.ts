/** All plugins in a process that builds pages: their order, the input of each hook, and errors that name the plugin. */
import type { MarkdownForm } from '../../elements/markdown-form.js';
import { h, html, Html, isElement, type Component, type Node } from '../../runtime/jsx/node.js';
import { fileStart, OctavoError, type Place, type Problem } from '../core/errors/errors.js';
import { asOctavoError, readThrown } from '../core/errors/thrown.js';
import { kindOf, pluginProblem, refusedResult, wrongResult } from '../mdx/plugins/plugin-problem.js';
import { HtmlElement } from '../core/tree/html-element.js';
import { textOf } from '../core/tree/text-of.js';
import { walkHtml } from '../core/tree/walk-html.js';
import type { PageEntry } from '../core/model/types.js';
import { handle, type TaskHandler } from '../core/pool/pool.js';
import type { Fences } from '../mdx/transforms/code-fences.js';
import type { BuiltinHooks, TaskTools } from './builtin.js';
import { filesTask } from './files-task.js';
import type { Plugin } from './plugin.js';
import type { OtherForms } from '../page/markdown/write-markdown.js';
import type { VisitorPhase, VisitorTools } from '../page/visitors/page-visitor.js';
import { partPage, type Maker, type PartChange, type PartChanges, type PartPage } from '../shell/page/part-changes.js';

const make: Maker = { h, html };

export interface RegistryOptions {
  /** The docs folder. */
  root: string;
  /** The file with the plugins, relative to the docs folder, for messages. */
  file: string;
  /** See `TaskHost.runs`. */
  onRun(plugin: string | undefined): void;
  /** See `TaskHost.report`. */
  onFail(problem: Problem): void;
}

export class Registry {
  /** Octavo's own plugins, then those of the author. */
  readonly list: readonly Plugin[];
  /** Octavo's own plugins, for the hooks that only they have. */
  readonly builtins: readonly BuiltinHooks[];
  /** See `TaskHost.runs`. */
  readonly onRun: RegistryOptions['onRun'];
  readonly #options: RegistryOptions;

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

  /** Reports an error that affects only the current hook. Any other error is thrown again. */
  fail(error: unknown): void {
    const known = asOctavoError(error);
    if (!known) throw error;
    this.#options.onFail(known.problem);
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
            throw new TypeError(`The component returned ${kindOf(result)} instead of ${content}`);
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
        const text: unknown = this.call(plugin, 'components', this.place, () => toText(element, write));
        if (typeof text !== 'string') throw this.wrong(plugin, 'components', text, 'Markdown');
        return text;
      });
    }
    return forms;
  }

  /** Returns a function that calls the visitors of a page, and returns whether it called one. */
  visitors(): (entry: PageEntry, phase: VisitorPhase, page: HtmlElement, tags: ReadonlySet<string>) => boolean {
    const visitors = this.list.flatMap((plugin) => (plugin.visitors ?? []).map((visitor) => ({ plugin, visitor })));
    return (entry, phase, page, tags) => {
      const called = visitors.filter(
        ({ visitor }) => (visitor.phase ?? 'content') === phase && (visitor.tags?.some((tag) => tags.has(tag)) ?? true),
      );
      const tools = visitorTools(entry);
      for (const { plugin, visitor } of called) {
        const result: unknown = this.call(plugin, 'visitors', fileStart(entry.file), () => visitor.visit(page, tools));
        if (result instanceof Promise) throw this.wrong(plugin, 'visitors', result, 'nothing');
      }
      return called.length > 0;
    };
  }

  /** The components of code fences, by language. */
  get fences(): Fences {
    return Object.assign({}, ...this.builtins.map(({ fences }) => fences)) as Fences;
  }

  /** The changes of plugins to the shell. */
  changes(): PartChanges {
    const heads = this.list.filter(({ head }) => head);
    const parts = this.list.filter(({ parts: changes }) => changes);
    return {
      part: (name, part, view) =>
        parts.reduce((shown, plugin) => {
          const change = plugin.parts![name];
          return change ? this.#changed(plugin, name, change, shown, partPage(view)) : shown;
        }, part),
      head: (view) =>
        heads.map((plugin) => this.#node(plugin, 'head', partPage(view), (page) => plugin.head!(page, make))),
    };
  }

  #changed(plugin: Plugin, name: string, change: PartChange, part: Node, page: PartPage): Node {
    const hook = `parts.${name}`;
    if (typeof change === 'function') return this.#node(plugin, hook, page, () => change(page, make), part);
    const { wrap, before, after } = change;
    return [
      before && this.#node(plugin, hook, page, () => before(page, make)),
      wrap ? this.#node(plugin, hook, page, () => wrap(part, page, make), part) : part,
      after && this.#node(plugin, hook, page, () => after(page, make)),
    ];
  }

  /** `instead`: the node to show if the plugin fails. */
  #node(plugin: Plugin, hook: string, page: PartPage, create: (page: PartPage) => Node, instead?: Node): Node {
    const place = page.file === '' ? this.place : fileStart(page.file);
    try {
      const node: unknown = this.call(plugin, hook, place, () => create(page));
      if (!isNode(node)) throw this.wrong(plugin, hook, node, content);
      return node;
    } catch (error) {
      this.fail(error);
      return instead;
    }
  }

  async #awaited<T>(plugin: Plugin, name: string, place: Place, result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      throw this.#failed(plugin, name, place, error);
    } finally {
      this.onRun(undefined);
    }
  }

  #failed(plugin: Plugin, name: string, place: Place, error: unknown): OctavoError {
    this.onRun(undefined);
    const known = asOctavoError(error);
    if (known) return known;
    return new OctavoError(pluginProblem({ plugin: plugin.name, hook: name }, error, this.#options.root, place), {
      cause: error,
    });
  }
}

/** The result of components and parts, for messages. */
const content = 'HTML from h() or html(), or text';

/** The error of a component, with the name of its plugin. */
function named(error: unknown, plugin: string): Error {
  const { message, stack } = readThrown(error);
  return Object.assign(new Error(`${message} (plugin "${plugin}")`), { stack });
}

function isNode(value: unknown): value is Node {
  if (Array.isArray(value)) return value.every(isNode);
  if (typeof value === 'object' && value !== null) return value instanceof Html || isElement(value);
  return typeof value !== 'function' && typeof value !== 'symbol';
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
