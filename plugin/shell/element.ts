/** Custom elements of the shell. */
import { h, type Node, type Props } from '../../runtime/jsx/node.js';
import { HtmlTree } from '../core/tree/render-tree.js';
import type { ShellContext } from './types.js';

/**
 * The element `tag` with `parts` as its own content, which authors' rules reach: it has no shadow root. Its class, if a page
 * loads it, adds behavior to them.
 */
export function renderLight(tag: `octavo-${string}`, props: Props, parts: Node): Node {
  return h(tag, { light: true, ...props }, parts);
}

/** `elements` with their shadow roots. */
export function withRoots(elements: Node, { shadowRoots, uiStrings }: ShellContext): Node {
  return shadowRoots ? new HtmlTree(shadowRoots(elements, uiStrings)) : elements;
}
