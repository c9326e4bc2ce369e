/** A snippet whose content is known when the importing file is compiled. */
import type { Html, Node } from '../../../runtime/jsx/node.js';
import { childList, html, isElement } from '../../../runtime/jsx/node.js';
import type { Host } from '../../../runtime/jsx/render.js';
import { renderToString } from '../../../runtime/jsx/render.js';

export interface InlinedSnippet {
  /** All of the content. */
  html: Html;
  /** The content for use inside a component that inspects its children, such as a code group. */
  parts(): Node;
}

/** An empty snippet. */
export const emptySnippet: InlinedSnippet = { html: html(''), parts: () => null };

/** The snippet with the content `node`. `host` is the host of the snippet. */
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
