/** Decides which parts of a page's content have to run in a browser. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { browserGlobals, isHandlerName } from '../islands/browser-names.js';
import { childTrees, type Tree } from '../source/javascript/syntax-tree.js';
import { freeNames } from '../source/javascript/free-names.js';

/** Whether an element has an event handler in braces: `onClick={…}`. */
export function hasHandler({ attributes }: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      isHandlerName(attribute.name) &&
      typeof attribute.value === 'object' &&
      attribute.value !== null,
  );
}

/** Whether an expression has event handlers in its JSX, or uses browser APIs. */
export function needsBrowser(expression: object): boolean {
  return [...freeNames(expression)].some((name) => browserGlobals.has(name)) || hasHandlerIn(expression as Tree);
}

function hasHandlerIn(tree: Tree): boolean {
  const { name, value } = tree as { name?: { name?: unknown }; value?: { type: string } | null };
  const isHandler =
    tree.type === 'JSXAttribute' && isHandlerName(String(name?.name)) && value?.type === 'JSXExpressionContainer';
  return isHandler || childTrees(tree).some(hasHandlerIn);
}
