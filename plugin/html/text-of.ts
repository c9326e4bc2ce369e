import { decode } from './decode.js';
import { markup } from './html-element.js';
import type { HtmlNode } from './html-element.js';

const silent = new Set(['svg', 'annotation', 'script', 'style', 'template', markup]);

/** The readable text of a node on one line, without icons and the source of formulas. */
export function textOf(node: HtmlNode): string {
  return decode(sourceText(node)).replace(/\s+/g, ' ').trim();
}

function sourceText(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  if (silent.has(node.tag)) return '';
  let text = '';
  for (const child of node.children) text += sourceText(child);
  return text;
}
