/** Custom elements of the shell, with their shadow roots: they are styled before any script, and need none. */
import { h, html, type Html, type Node, type Props } from '../../runtime/jsx/node.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { ShellContext } from './types.js';
import { writeHtml } from './write-html.js';

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
  const root = rootOf(writeHtml(h(tag, rootProps)), context);
  return h(tag, { ...rootProps, ...props }, root, children);
}

/** The root of the element that `element` writes. */
function rootOf(element: string, { shadowRoots, uiStrings }: ShellContext): Html | undefined {
  if (!shadowRoots) return undefined;
  let ofLanguage = roots.get(uiStrings);
  if (!ofLanguage) roots.set(uiStrings, (ofLanguage = new Map()));
  let root = ofLanguage.get(element);
  if (!root) {
    const { value } = shadowRoots(html(element), uiStrings);
    root = html(value.slice(value.indexOf('>') + 1, value.lastIndexOf('<')));
    ofLanguage.set(element, root);
  }
  return root;
}
