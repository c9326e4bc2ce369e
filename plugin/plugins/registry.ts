/** The author's plugins in a process that builds pages: the input of each hook, and errors that name the plugin. */
import type { MarkdownForm } from '../../elements/markdown-form.js';
import { h, html, Html, isElement, type Component, type Node } from '../../runtime/jsx/node.js';
import { fileStart, OctavoError, type Place, type Problem } from '../core/errors/errors.js';
import { asOctavoError, isA, readThrown } from '../core/errors/thrown.js';
import { kindOf, pluginProblem, refusedResult, wrongResult } from '../mdx/plugins/plugin-problem.js';
import { HtmlElement } from '../core/tree/html-element.js';
import { textOf } from '../core/tree/text-of.js';
import { walkHtml } from '../core/tree/walk-html.js';
import type { PageEntry } from '../core/model/types.js';
import type { TaskHost } from '../core/pool/pool.js';
import { checkPlugins, type CheckedPlugins } from './host/check-plugins.js';
import type { Plugin, PluginOption } from './plugin.js';
import type { PluginCalls } from './plugin-calls.js';
import { givenFile, type PluginsFile } from '../load/plugins-file.js';
import { PluginError } from '../mdx/plugins/plugin-errors.js';
import type { TreePlugins } from '../mdx/plugins/tree-plugins.js';
import type { OtherForms } from '../page/markdown/write-markdown.js';
import type { VisitorPhase, VisitorTools } from '../page/visitors/page-visitor.js';
import { partPage, type Maker, type PartChange, type PartChanges, type PartPage } from '../shell/page/part-changes.js';

const make: Maker = { h, html };

/** The source of a site's plugins. */
export interface PluginSource {
  /** Plugins as functions, in the process that runs them. Default: none. */
  given?: PluginOption;
  file?: PluginsFile;
}

/** Reads the plugins of the docs folder `root`. Throws an `OctavoError` if their file cannot be read. */
export async function openPlugins(
  { given, file }: PluginSource,
  root: string,
  host: Pick<TaskHost, 'runs' | 'report'>,
): Promise<{ plugins: OpenPlugins; problems: Problem[] }> {
  const onRun = (plugin: string | undefined): void => host.runs(plugin && `The plugin "${plugin}"`);
  const ofOptions = checkPlugins(given, givenFile);
  const ofFile = file?.modules.length ? await imported(file, root, host) : undefined;
  const options = {
    root,
    file: file?.file ?? givenFile,
    onRun,
    onFail: (problem: Problem) => host.report('error', problem),
  };
  const problems = [...ofOptions.problems, ...(ofFile?.problems ?? [])];
  const list: Plugin[] = [];
  for (const plugin of [...ofOptions.plugins, ...(ofFile?.plugins ?? [])]) {
    const problem = await setupProblem(plugin, options);
    if (problem) problems.push(problem);
    else list.push(plugin);
  }
  return { plugins: new OpenPlugins(list, options), problems };
}

/** The problem of a plugin whose remark and rehype plugins cannot be set up. */
async function setupProblem(plugin: Plugin, { root, file, onRun }: OpenPluginsOptions): Promise<Problem | undefined> {
  if (!plugin.remark && !plugin.rehype) return undefined;
  const { PluginRunner } = await import('../mdx/plugins/tree-plugins.js');
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
  const { importPlugins } = await import('./host/import-plugins.js');
  const checked = await importPlugins(file, root);
  host.runs(undefined);
  return checked;
}

export interface OpenPluginsOptions {
  /** The docs folder. */
  root: string;
  /** The file with the plugins, relative to the docs folder, for messages. */
  file: string;
  /** See `TaskHost.runs`. */
  onRun(plugin: string | undefined): void;
  /** See `TaskHost.report`. */
  onFail(problem: Problem): void;
}

export class OpenPlugins implements PluginCalls {
  readonly list: readonly Plugin[];
  readonly #options: OpenPluginsOptions;

  constructor(list: readonly Plugin[], options: OpenPluginsOptions) {
    this.list = list;
    this.#options = options;
  }

  call<T>(plugin: Plugin, name: string, place: Place, hook: () => T): T {
    this.#options.onRun(plugin.name);
    try {
      const result = hook();
      if (result instanceof Promise) return this.#awaited(plugin, name, place, result) as T;
      this.#options.onRun(undefined);
      return result;
    } catch (error) {
      throw this.#failed(plugin, name, place, error);
    }
  }

  fail(error: unknown): void {
    const known = asOctavoError(error);
    if (!known) throw error;
    this.#options.onFail(known.problem);
  }

  wrong(plugin: Plugin, hook: string, result: unknown, expected: string): OctavoError {
    return new OctavoError(wrongResult({ plugin: plugin.name, hook }, result, expected, this.#options.file));
  }

  refused(plugin: Plugin, hook: string, result: string): OctavoError {
    return new OctavoError(refusedResult({ plugin: plugin.name, hook }, result, this.#options.file));
  }

  get place(): Place {
    return fileStart(this.#options.file);
  }

  /** For the compiler. */
  get trees(): { list: readonly TreePlugins[]; onRun(plugin: string | undefined): void } {
    return { list: this.list, onRun: this.#options.onRun };
  }

  /** Components for all pages, by name. */
  components(): Record<string, Component<any, any>> {
    const { onRun } = this.#options;
    const entries = this.list.flatMap((plugin) =>
      Object.entries(plugin.components ?? {}).map(([name, component]) => {
        const render = typeof component === 'function' ? component : component.render;
        const wrapped: Component<any, any> = (props, page) => {
          onRun(plugin.name);
          try {
            const result: unknown = render(props, page, make);
            if (isNode(result)) return result;
            throw new TypeError(`The component returned ${kindOf(result)} instead of ${content}`);
          } catch (error) {
            throw named(error, plugin.name);
          } finally {
            onRun(undefined);
          }
        };
        return [name, wrapped] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  /** The Markdown forms of the elements that components render; `undefined` if there are none. */
  forms(): OtherForms | undefined {
    const entries = this.list.flatMap((plugin) =>
      Object.values(plugin.components ?? {}).flatMap((component) =>
        typeof component === 'function'
          ? []
          : Object.entries(component.markdown ?? {}).map((form) => [plugin, form] as const),
      ),
    );
    if (entries.length === 0) return undefined;
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

  /** Calls the visitors of a page; `undefined` if there are none. Returns whether one was called. */
  visitors():
    | ((entry: PageEntry, phase: VisitorPhase, page: HtmlElement, tags: ReadonlySet<string>) => boolean)
    | undefined {
    const visitors = this.list.flatMap((plugin) => (plugin.visitors ?? []).map((visitor) => ({ plugin, visitor })));
    if (visitors.length === 0) return undefined;
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

  /** The changes of plugins to the shell; `undefined` if no plugin changes a part. */
  changes(): PartChanges | undefined {
    const heads = this.list.filter(({ head }) => head);
    const parts = this.list.filter(({ parts: changes }) => changes);
    if (heads.length + parts.length === 0) return undefined;
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
      this.#options.onRun(undefined);
    }
  }

  #failed(plugin: Plugin, name: string, place: Place, error: unknown): OctavoError {
    this.#options.onRun(undefined);
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
