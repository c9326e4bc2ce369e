/** A snippet whose content is known when the file that imports it is compiled. */
import type { Html, Node } from '../../../runtime/jsx/node.js';
import { childList, html, isElement } from '../../../runtime/jsx/node.js';
import type { Host } from '../../../runtime/jsx/render.js';
import { renderToString } from '../../../runtime/jsx/render.js';

export interface InlinedSnippet {
  /** All of it. */
  html: Html;
  /** The same for the inside of a component, which looks at the components in it: a group of code at its code blocks. */
  parts(): Node;
}

/** A snippet with nothing in it. */
export const emptySnippet: InlinedSnippet = { html: html(''), parts: () => null };

/** The snippet with the content `node`; `host` is the snippet's own. */
export function inlinedSnippet(node: Node, rendered: string, host: Host): InlinedSnippet {
  return { html: html(rendered), parts: () => partsOf(node, host) };
}

function partsOf(node: Node, host: Host): Node {
  return childList(node).map((child) => {
    if (!isElement(child) || typeof child.type !== 'function')
      return typeof child === 'object' ? html(renderToString(child, host)) : child;
    const { children } = child.props;
    return children === undefined ? child : { ...child, props: { ...child.props, children: partsOf(children, host) } };
  });
}
