/** A snippet whose content is known when the importing file is compiled. */
import { childList, isElement, type Node } from '../../../../runtime/jsx/node.js';
import type { Host } from '../../../../runtime/jsx/render.js';
import type { HtmlElement } from '../../../core/tree/html-element.js';
import { HtmlTree, renderToTree } from '../../../core/tree/render-tree.js';

export interface InlinedSnippet {
  /** All of the content. */
  content: Node;
  /** The content for use inside a component that inspects its children, such as a code group. */
  parts(): Node;
}

/** An empty snippet. */
export const emptySnippet: InlinedSnippet = { content: null, parts: () => null };

/** The snippet with the content `node`. `host` is the host of the snippet. */
export function inlinedSnippet(node: Node, tree: HtmlElement, host: Host): InlinedSnippet {
  return { content: new HtmlTree(tree), parts: () => partsOf(node, host) };
}

function partsOf(node: Node, host: Host): Node {
  return childList(node).map((child) => {
    if (!isElement(child) || typeof child.type !== 'function')
      return typeof child === 'object' ? new HtmlTree(renderToTree(child, host)) : child;
    const { children } = child.props;
    return children === undefined ? child : { ...child, props: { ...child.props, children: partsOf(children, host) } };
  });
}
