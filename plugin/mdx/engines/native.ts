/**
 * The fast engine: `satteri`, a native addon, if there is a binary for the machine. `OCTAVO_ENGINE=reference` in the
 * environment builds without it: no native code reads pages.
 */
import type { Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type { Root as MarkdownRoot } from 'mdast';
import { SyntaxProblem, type Engine, type TreeEngine } from '../types.js';
import { parseModule } from '../source/javascript/parse.js';
import { isJsx, startOf, walk, type PageNode } from '../transforms/walk.js';
import { normalize } from './normalize.js';

const isUnwanted = process.env['OCTAVO_ENGINE'] === 'reference';
const satteri = isUnwanted ? undefined : await import('satteri').catch(() => undefined);
const options = { features: { gfm: true, frontmatter: false } };

/** The native engine; `undefined` if it cannot be loaded, or is unwanted. */
export const nativeEngine: Engine | undefined = satteri && ((source) => normalize(checkTree(parse(source), source)));

/** The Markdown tree of a page, for plugins; `undefined` if the addon cannot be loaded. */
export const nativeMarkdownTree: TreeEngine<MarkdownRoot> | undefined =
  satteri &&
  ((source) => {
    const tree = read(() => satteri.mdxToMdast(source, options) as MarkdownRoot);
    // Both kinds of trees have the nodes that are checked.
    checkTree(tree as unknown as Root, source);
    return tree;
  });

function parse(source: string): Root {
  return read(() => satteri!.mdxToHast(source, options) as Root);
}

function read<Tree>(parser: () => Tree): Tree {
  try {
    return parser();
  } catch (error) {
    throw toSyntaxProblem((error as Error).message);
  }
}

/** It accepts some text that is not MDX. The error matters less than its place: the reference engine reads the page next. */
function checkTree(root: Root, source: string): Root {
  walk(root, (node) => {
    const fault = faultOf(node, source);
    if (fault === undefined) return;
    const { line, column } = startOf(node);
    throw new SyntaxProblem(fault, line, column);
  });
  return root;
}

function faultOf(node: PageNode, source: string): string | undefined {
  if (node.type === 'mdxjsEsm') return moduleFault(node.value);
  if (!isJsx(node)) return undefined;
  const isEmpty = node.attributes.some(({ value }) => typeof value === 'object' && value && isBlankCode(value.value));
  if (isEmpty) return 'Unexpected empty expression';
  // Only the reference engine removes the `>` of a block quote from later lines of an attribute in a paragraph.
  if (node.type === 'mdxJsxTextElement' && node.attributes.some(({ value }) => /\n[ \t]*>/.test(codeOf(value))))
    return 'A line of an attribute starts with >';
  // In `*a <b> c* </b>` it ends the tag with the emphasis.
  const end = node.position?.end.offset;
  return end !== undefined && source[end - 1] !== '>' ? `Expected a closing tag for \`<${node.name}>\`` : undefined;
}

/** The value of an attribute: text or code. */
function codeOf(value: MdxJsxAttribute['value'] | MdxJsxExpressionAttribute['value']): string {
  return typeof value === 'string' ? value : (value?.value ?? '');
}

/** It accepts any text after `import` and `export`. */
function moduleFault(code: string): string | undefined {
  try {
    const { body } = parseModule(code);
    const other = body.find(({ type }) => !/^(?:Import|Export)\w*Declaration$/.test(type));
    return other && `Unexpected \`${other.type}\` in code: only import/exports are supported`;
  } catch (error) {
    return `Could not parse import/exports with acorn: ${(error as Error).message}`;
  }
}

/** Whether there is nothing but comments. */
function isBlankCode(code: string): boolean {
  return /^\s*(?:\/|$)/.test(code) && code.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').trim() === '';
}

/** Messages have the form `line:column: reason (source:rule)`. */
function toSyntaxProblem(message: string): SyntaxProblem {
  const match = /^(\d+):(\d+): ([^]*?)(?: \(mdx[\w-]*:[\w-]+\))?$/.exec(message);
  return match ? new SyntaxProblem(match[3]!, Number(match[1]), Number(match[2])) : new SyntaxProblem(message, 1, 1);
}

/** Reads Markdown that is not MDX; `undefined` if the addon cannot be loaded. */
export const nativeMarkdown = satteri && ((source: string): Root => satteri.markdownToHast(source, options) as Root);
