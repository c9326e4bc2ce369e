/** The text of a field: its description, and the values that it lists. */
import { decode } from '../../../core/tree/decode.js';
import { markup, type HtmlElement, type HtmlNode } from '../../../core/tree/html-element.js';
import { textOf } from '../../../core/tree/text-of.js';
import { words } from '../read/words.js';

const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'blockquote']);

/** Elements whose text is not part of the description of the field around them. */
const skipped = new Set(
  words('octavo-param-field octavo-response-field octavo-expandable octavo-code-block svg script style template'),
).add(markup);

/** The lines of a description as Markdown, with its inline code. */
export function linesOf(field: HtmlElement): string[] {
  const lines = [''];
  for (const child of field.children) if (typeof child === 'string' || !child.has('slot')) addText(child, lines);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function addText(node: HtmlNode, lines: string[]): void {
  if (typeof node === 'string') {
    lines[lines.length - 1] += decode(node);
    return;
  }
  if (skipped.has(node.tag)) return;
  if (node.tag === 'code') {
    lines[lines.length - 1] += `\`${textOf(node)}\``;
    return;
  }
  const isBlock = blocks.has(node.tag);
  if (isBlock) lines.push('');
  for (const child of node.children) addText(child, lines);
  if (isBlock) lines.push('');
}

/** `Options: \`a\`, \`b\` or \`c\`.` */
const enumeration = /[:：]\s*(`[^`]+`(?:[\s,|·、]*(?:or\s+|and\s+)?`[^`]+`)*)\.?$/;

/** An item of a list: `\`a\`: its meaning`. */
const item = /^(`[^`]+`)(?:\s*[:：–—(-].*)?$/;

/** The values that a description lists in code: after a colon, or one at the start of each line. */
export function valuesIn(lines: readonly string[]): string[] {
  const lists = lines.flatMap((line) => enumeration.exec(line)?.[1] ?? item.exec(line)?.[1] ?? []);
  return [...new Set(lists.flatMap((list) => [...list.matchAll(/`([^`]+)`/g)].map(([, value]) => value!)))];
}
