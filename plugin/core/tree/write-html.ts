import type { HtmlElement, HtmlNode } from './html-element.js';

/** The HTML of a node. */
function writeHtml(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  let text = node.start;
  for (const child of node.children) text += writeHtml(child);
  return text + node.end;
}

/** The HTML of an element's children. */
export function writeContent({ children }: HtmlElement): string {
  let text = '';
  for (const child of children) text += writeHtml(child);
  return text;
}
