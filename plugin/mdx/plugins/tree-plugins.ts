/**
 * Remark and rehype plugins. They run on the tree of the native engine; only plugins that extend the syntax need the parser
 * of the reference engine.
 */
import { join } from 'node:path';
import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkRehype from 'remark-rehype';
import { unified, type Processor } from 'unified';
import type { VFile } from 'vfile';
import { keepBuiltins } from '../../core/pool/changed-builtins.js';
import type { Problem } from '../../core/errors/errors.js';
import { isA, readThrown } from '../../core/errors/thrown.js';
import { withReference } from '../engines/choose-engine.js';
import { nativeMarkdownTree } from '../engines/native.js';
import { normalize } from '../engines/normalize.js';
import type { PluginList } from '../engines/plugin-list.js';
import { markdownTreeReader } from '../engines/reference.js';
import type { TreeEngine } from '../types.js';
import { checkHtml, checkMarkdown, mdxNodes } from './check-tree.js';
import { PluginError } from './plugin-errors.js';
import type { FailedHook } from './plugin-problem.js';

/** The remark and rehype plugins of one plugin of the author. */
export interface TreePlugins {
  /** Name of the plugin. */
  name: string;
  remark?: PluginList;
  rehype?: PluginList;
}

export interface TreePluginOptions {
  /** The docs folder. */
  root: string;
  /** Whether only the reference engine is used. Default: false. */
  isReference?: boolean;
  /** Called before code of a plugin runs, and with `undefined` when it is done. */
  onRun(plugin: string | undefined, hook?: string): void;
}

/** The page after all plugins have run. */
export interface PluginResult {
  hast: Root;
  /** Messages of plugins about the page. They have no file. */
  messages: Omit<Problem, 'file'>[];
}

/** Runs the plugins of a site. */
export class PluginRunner {
  /** Reads a page for the plugins. */
  readonly read: TreeEngine<MarkdownRoot>;
  readonly #processor: Processor<undefined, MarkdownRoot, Root>;
  readonly #options: TreePluginOptions;
  #current: FailedHook | undefined;

  /** Throws a `PluginError` if a plugin cannot be set up. */
  constructor(plugins: readonly TreePlugins[], options: TreePluginOptions) {
    this.#options = options;
    this.#processor = this.#create(plugins);
    const remark = plugins.flatMap((plugin) => plugin.remark ?? []);
    const createReference = (): TreeEngine<MarkdownRoot> => markdownTreeReader(remark);
    const needsReference = options.isReference || this.extendsSyntax;
    this.read =
      needsReference || !nativeMarkdownTree ? createReference() : withReference(nativeMarkdownTree, createReference);
  }

  /** The HTML tree of a page. `source`: the text of `file`. Rejects with a `PluginError`. */
  async run(tree: MarkdownRoot, file: string, source: string): Promise<PluginResult> {
    const { root } = this.#options;
    const input = { value: source, path: join(root, file), cwd: root };
    const { hast, vfile } = await new Promise<{ hast: Root; vfile: VFile }>((resolve, reject) => {
      this.#processor.run(tree, input, (error, result, changed) => {
        if (error)
          reject(isA(error, PluginError) ? error : new PluginError(this.#current ?? { plugin: '' }, root, error));
        else resolve({ hast: result!, vfile: changed! });
        this.#enter(undefined);
      });
    });
    return { hast: normalize(hast), messages: vfile.messages.map(messageOf) };
  }

  #create(plugins: readonly TreePlugins[]): Processor<undefined, MarkdownRoot, Root> {
    const processor = unified();
    const add = (hook: 'remark' | 'rehype', plugin: TreePlugins): void => {
      const list = plugin[hook];
      if (!list?.length) return;
      const named = { plugin: plugin.name, hook };
      processor.use(() => () => this.#enter(named));
      for (const entry of list) this.#use(processor, named, entry);
      this.#use(processor, named, () => (hook === 'remark' ? checkMarkdown : checkHtml));
    };
    for (const plugin of plugins) add('remark', plugin);
    processor.use(() => () => this.#enter(undefined));
    processor.use(remarkRehype, { allowDangerousHtml: true, passThrough: [...mdxNodes] });
    for (const plugin of plugins) add('rehype', plugin);
    return processor.freeze() as unknown as Processor<undefined, MarkdownRoot, Root>;
  }

  /** Plugins are set up here, so that an error names the plugin. */
  #use(processor: Processor, named: FailedHook, entry: PluginList[number]): void {
    const [plugin, ...options] = Array.isArray(entry) ? (entry as [PluginList[number], ...unknown[]]) : [entry];
    const { root } = this.#options;
    if (typeof plugin !== 'function')
      throw new PluginError(named, root, new TypeError(`${JSON.stringify(plugin)} is not a remark or rehype plugin`));
    const enter = (hook: FailedHook | undefined): void => this.#enter(hook);
    processor.use(function (this: Processor) {
      enter(named);
      try {
        const setUp = plugin as (...given: unknown[]) => Transform | undefined;
        const transform = keepBuiltins(() => setUp.call(this, ...options));
        return withErrors(transform, (error) => new PluginError(named, root, error));
      } catch (error) {
        throw new PluginError(named, root, setupError(plugin as { name?: string }, error));
      } finally {
        enter(undefined);
      }
    });
  }

  /** Whether a plugin adds syntax to the parser, such as `remark-directive`. */
  get extendsSyntax(): boolean {
    const { micromarkExtensions = [] } = this.#processor.data() as { micromarkExtensions?: unknown[] };
    return micromarkExtensions.length > 0;
  }

  #enter(named: FailedHook | undefined): void {
    if (named === this.#current) return;
    this.#current = named;
    this.#options.onRun(named?.plugin, named?.hook);
  }
}

type Transform = (tree: unknown, file: unknown, next?: unknown) => unknown;

/** The transform with other errors. A function with a callback reports its own. */
function withErrors(transform: Transform | undefined, failed: (error: unknown) => Error): undefined {
  if (typeof transform !== 'function' || transform.length > 2) return transform as undefined;
  const run: Transform = async (tree, file) => {
    try {
      return await keepBuiltins(() => transform(tree, file));
    } catch (error) {
      throw failed(error);
    }
  };
  return run as unknown as undefined;
}

/** The error with the name of the remark or rehype plugin, if its function has one. */
function setupError({ name = '' }: { name?: string }, error: unknown): unknown {
  if (name === '' || !isA(error, Error)) return error;
  const { message, stack } = readThrown(error);
  return Object.assign(new Error(`${name}: ${message}`), { stack });
}

function messageOf({ reason, line, column, source, ruleId, note }: VFile['messages'][number]): Omit<Problem, 'file'> {
  const origin = [source, ruleId].filter(Boolean).join(':');
  return {
    code: 'plugin-message',
    message: origin ? `${reason} (${origin})` : reason,
    hint: typeof note === 'string' && note !== '' ? note : 'A plugin of this site reports this.',
    line: line ?? 1,
    column: column ?? 1,
  };
}
