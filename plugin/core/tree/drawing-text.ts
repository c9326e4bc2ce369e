/** The text of drawings in a page. */
import { decode } from './decode.js';
import { markup, type HtmlElement, type HtmlNode } from './html-element.js';

const silent = new Set(['script', 'style', 'metadata', markup]);

/** The title and the labels of an inline `svg`, separated by spaces. Empty for icons, which screen readers skip. */
export function drawingText(svg: HtmlElement): string {
  return svg.attribute('aria-hidden') === 'true' ? '' : svg.children.map(textIn).join('').replace(/\s+/g, ' ').trim();
}

function textIn(node: HtmlNode): string {
  if (typeof node === 'string') return decode(node);
  return silent.has(node.tag) ? '' : ` ${node.children.map(textIn).join('')} `;
}
