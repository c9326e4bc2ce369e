/** Writes the tree of a page as Markdown. Tables define the form of each component and HTML element. */
import type { MarkdownElement, MarkdownForm, MarkdownNode, MarkdownWriter } from '../../../elements/markdown-form.js';
import { blockForms as components, inlineForms as inlineComponents } from '../../../elements/markdown-forms.js';
import { escapeStart, escapeText } from './escape-text.js';
import { htmlBlocks, htmlBoxes } from './html-blocks.js';
import { htmlInlines } from './html-inlines.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { markdownTree, sharedMarkdown } from './markdown-tree.js';

/** The Markdown of a page, without a final line break. */
export function toMarkdown(page: HtmlElement): string {
  return writer.blocks(markdownTree(page)).join('\n\n');
}

const writer: MarkdownWriter = {
  blocks(nodes) {
    const blocks: string[] = [];
    let line: MarkdownNode[] = [];
    const flush = (): void => {
      const text = escapeStart(writer.inline(line).trim());
      if (text) blocks.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (typeof node === 'string' || !isBlock(node)) {
        line.push(node);
        continue;
      }
      flush();
      blocks.push(...blocksOf(node));
    }
    flush();
    return blocks;
  },
  inline(nodes) {
    const parts: string[] = [];
    let last = '';
    for (const node of nodes) {
      const text = typeof node === 'string' ? escapeText(collapsed(node)) : inlineOf(node);
      const next = last === ' ' || last === '\n' ? text.replace(/^ /, '') : text;
      if (next !== '') last = next.at(-1)!;
      parts.push(next);
    }
    return parts.join('');
  },
};

function blocksOf(node: MarkdownElement): string[] {
  const shared = sharedMarkdown(node);
  if (shared !== undefined) return [shared];
  const form = blocks.get(node.tag);
  if (!form) return node.tag === 'a' ? [inlineOf(node).trim()] : writer.blocks(node.children);
  const block = form(node, writer);
  return block === '' ? [] : [block];
}

function inlineOf(node: MarkdownElement): string {
  const form = inlines.get(node.tag);
  if (form) return form(node, writer);
  // A block where only one line is possible: in a table cell or a link.
  if (htmlBoxes.has(node.tag)) return ` ${writer.inline(node.children).trim()} `;
  return isBlock(node)
    ? ` ${blocksOf(node)
        .join(' ')
        .replace(/\s*\n\s*/g, ' ')} `
    : writer.inline(node.children);
}

const blocks = new Map<string, MarkdownForm>([...Object.entries(htmlBlocks), ...Object.entries(components)]);
const inlines = new Map<string, MarkdownForm>([...Object.entries(htmlInlines), ...Object.entries(inlineComponents)]);

/** Whether the element is block-level. An unknown element is if any descendant is. */
function isBlock(node: MarkdownElement): boolean {
  if (blocks.has(node.tag)) return true;
  if (Object.hasOwn(inlineComponents, node.tag)) return false;
  for (const child of node.children) if (typeof child !== 'string' && isBlock(child)) return true;
  return false;
}

function collapsed(text: string): string {
  return /[\t\n\r\f]| {2}/.test(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;
}
