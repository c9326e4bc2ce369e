/** Custom elements of the shell, with their shadow roots: they are styled before any script, and need none. */
import { h, html, type Html, type Node, type Props } from '../../runtime/jsx/node.js';
import type { UiStrings } from '../languages/ui-strings.js';
import type { ShellContext } from './types.js';

/** The shadow roots, by the UI strings that they contain, then by tag. */
const roots = new WeakMap<UiStrings, Map<string, Html>>();

/** The element `tag`, whose root depends on no attribute, with `children` in its light tree. */
export function renderElement(tag: `octavo-${string}`, props: Props, children: Node, context: ShellContext): Node {
  return h(tag, props, rootOf(tag, context), children);
}

function rootOf(tag: string, { shadowRoots, uiStrings }: ShellContext): Html | undefined {
  if (!shadowRoots) return undefined;
  let ofLanguage = roots.get(uiStrings);
  if (!ofLanguage) roots.set(uiStrings, (ofLanguage = new Map()));
  let root = ofLanguage.get(tag);
  if (!root) {
    const { value } = shadowRoots(html(`<${tag}></${tag}>`), uiStrings);
    root = html(value.slice(`<${tag}>`.length, -`</${tag}>`.length));
    ofLanguage.set(tag, root);
  }
  return root;
}
