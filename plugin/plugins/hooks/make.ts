/** HTML of plugins: the functions that create it, and checks of the results of hooks. */
import { attributesText } from '../../../runtime/jsx/attributes.js';
import { h, html, Html, isElement, type Node, type Props } from '../../../runtime/jsx/node.js';
import { markup, type HtmlElement } from '../../core/tree/html-element.js';
import { renderToTree } from '../../core/tree/render-tree.js';
import { writeContent } from '../../core/tree/write-html.js';
import type { Maker } from '../plugin.js';

export const make: Maker = { h, html };

/** The result of components and parts, for messages. */
export const nodeKinds = 'HTML from h() or html(), or text';

export function isNode(value: unknown): value is Node {
  if (Array.isArray(value)) return value.every(isNode);
  if (typeof value === 'object' && value !== null) return value instanceof Html || isElement(value);
  return typeof value !== 'function' && typeof value !== 'symbol';
}

/** Throws if `node` cannot be rendered: because of values that are not nodes, or that throw when they are read. `part`: a node in it that can. */
export function checkNode(node: unknown, part?: Node): void {
  if (node === part) return;
  if (!isNode(node)) throw new TypeError(`An element contains a value that is not ${nodeKinds}`);
  if (Array.isArray(node)) for (const inner of node) checkNode(inner, part);
  if (!isElement(node)) return;
  const { children, ...attributes } = node.props as Props;
  if (typeof node.type === 'string') attributesText(attributes);
  checkNode(children, part);
}

const headTags = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title', markup]);

/** The HTML of elements for `<head>`, or why it cannot be there, for use after "returned". */
export function headHtml(node: Node): Html | { fault: string } {
  const tree = renderToTree(node, undefined);
  const wrong = tree.children.find((child) => (typeof child === 'string' ? child.trim() : !headTags.has(child.tag)));
  if (wrong === undefined) return html(writeContent(tree));
  return {
    fault:
      typeof wrong === 'string'
        ? 'text instead of elements'
        : `<${(wrong as HtmlElement).tag}>, which cannot be in <head>`,
  };
}
