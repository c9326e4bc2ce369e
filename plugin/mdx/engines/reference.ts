/** The reference engine: `@mdx-js/mdx` with remark-gfm. Loaded on first use. */
import { createRequire } from 'node:module';
import type * as MdxModule from '@mdx-js/mdx';
import type { ProcessorOptions } from '@mdx-js/mdx';
import type * as GfmModule from 'remark-gfm';
import type { Root } from 'hast';
import type { Root as MarkdownRoot } from 'mdast';
import { SyntaxProblem, type Engine, type TreeEngine } from '../types.js';
import { normalize } from './normalize.js';
import type { PluginList } from './plugin-list.js';

const require = createRequire(import.meta.url);

type Pluggables = NonNullable<ProcessorOptions['remarkPlugins']>;

/** The fields of unified's messages. */
interface Message {
  reason?: string;
  line?: number;
  column?: number;
  /** The fields of the JavaScript parser's errors. */
  cause?: unknown;
}

/** Reads the Markdown tree of a page with the syntax that `remarkPlugins` add. The plugins do not run. */
export function markdownTreeReader(remarkPlugins: PluginList): TreeEngine<MarkdownRoot> {
  const processor = createProcessor('mdx', remarkPlugins as Pluggables);
  return (source) => located(() => processor.parse(source) as MarkdownRoot);
}

/** Creates a function that returns the tree of a text. */
export function createReader(format: 'md' | 'mdx'): (text: string) => Root {
  let result: Root = { type: 'root', children: [] };
  // Takes the tree and leaves an empty one, so that compiling to JavaScript has nothing to do.
  const takeTree =
    () =>
    (tree: Root): Root => {
      result = tree;
      return { type: 'root', children: [] };
    };
  const processor = createProcessor(format, [], [takeTree]);
  return (text) => {
    // The types describe the tree after the last step, not after parsing.
    processor.runSync(processor.parse(text) as never);
    return result;
  };
}

function createProcessor(
  format: 'md' | 'mdx',
  remarkPlugins: Pluggables,
  rehypePlugins: Pluggables = [],
): ReturnType<typeof MdxModule.createProcessor> {
  const mdx = require('@mdx-js/mdx') as typeof MdxModule;
  const { default: remarkGfm } = require('remark-gfm') as typeof GfmModule;
  return mdx.createProcessor({ format, remarkPlugins: [remarkGfm, ...remarkPlugins], rehypePlugins });
}

let read: ((text: string) => Root) | undefined;

export const referenceEngine: Engine = (source) => located(() => normalize((read ??= createReader('mdx'))(source)));

function located<Tree>(parser: () => Tree): Tree {
  try {
    return parser();
  } catch (error) {
    throw toSyntaxProblem(error);
  }
}

/** Errors without a position come from a plugin, not from the page's syntax. */
function toSyntaxProblem(error: unknown): unknown {
  const { reason, line, column, cause } = error as Message;
  if (reason === undefined) return error;
  if (cause instanceof SyntaxError) {
    const detail = cause.message.replace(/ \(\d+:\d+\)$/, '');
    return new SyntaxProblem(`${reason}: ${detail}`, line ?? 1, column ?? 1);
  }
  // A misplaced closing tag: the points in the reason are the position of the block around it.
  const opening = reason.startsWith('Expected the closing tag') ? null : /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(reason);
  if (opening) return new SyntaxProblem(reason, Number(opening[1]), Number(opening[2]));
  return new SyntaxProblem(reason, line ?? 1, column ?? 1);
}
