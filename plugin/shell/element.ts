/** Custom elements of the shell, with their shadow roots: they are styled before any script, and need none. */
import { h, html, type Html, type Node, type Props } from '../../runtime/jsx/node.js';
import type { HtmlElement } from '../core/tree/html-element.js';
import { HtmlTree } from '../core/tree/render-tree.js';
import { writeContent } from '../core/tree/write-html.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { ShellContext } from './types.js';
import { writeHtml } from './write-html.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

/** The shadow roots, by the UI strings that they contain, then by element. */
const roots = new WeakMap<UiStrings, Map<string, Html>>();

/**
 * The element `tag` with `children` in its light tree. `rootProps` are the attributes on which its root depends. They
 * take part in the key of the root, so their values must not differ from page to page. Default: none.
 */
export function renderElement(
  tag: `octavo-${string}`,
  props: Props,
  children: Node,
  context: ShellContext,
  rootProps: Props = {},
): Node {
  const root = rootOf(h(tag, rootProps), context);
  return h(tag, { ...rootProps, ...props }, root, children);
}

/** `elements` with their shadow roots. */
export function withRoots(elements: Node, { shadowRoots, uiStrings }: ShellContext): Node {
  return shadowRoots ? new HtmlTree(shadowRoots(elements, uiStrings)) : elements;
}

function rootOf(element: Node, { shadowRoots, uiStrings }: ShellContext): Html | undefined {
  if (!shadowRoots) return undefined;
  const ofLanguage = getOrInsert(roots, uiStrings, () => new Map());
  return getOrInsert(ofLanguage, writeHtml(element), () => {
    const [withRoot] = shadowRoots(element, uiStrings).children as [HtmlElement];
    return html(writeContent(withRoot));
  });
}
