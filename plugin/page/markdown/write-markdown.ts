/** Writes the tree of a page as Markdown. Tables define the form of each component and HTML element. */
import type { MarkdownElement, MarkdownForm, MarkdownNode, MarkdownWriter } from '../../../elements/markdown-form.js';
import { blockForms as components, inlineForms as inlineComponents } from '../../../elements/page-components.js';
import { escapeStart, escapeText } from './escape-text.js';
import { htmlBlocks, htmlBoxes } from './html-blocks.js';
import { htmlInlines } from './html-inlines.js';
import type { HtmlElement } from '../../core/tree/html-element.js';
import { markdownTree, sharedMarkdown } from './markdown-tree.js';

/** Forms of block elements, by tag. */
export type MarkdownForms = ReadonlyMap<string, MarkdownForm>;

/** Markdown forms of elements besides Octavo's own, by tag. */
export interface OtherForms {
  blocks: MarkdownForms;
  inlines: MarkdownForms;
}

const none: OtherForms = { blocks: new Map(), inlines: new Map() };

/** The Markdown of a page, without a final line break. */
export function toMarkdown(page: HtmlElement, forms: OtherForms = none): string {
  return new Writer(forms).blocks(markdownTree(page)).join('\n\n');
}

const blocks: MarkdownForms = new Map([...Object.entries(htmlBlocks), ...Object.entries(components)]);
const inlines: MarkdownForms = new Map([...Object.entries(htmlInlines), ...Object.entries(inlineComponents)]);

class Writer implements MarkdownWriter {
  readonly #forms: OtherForms;

  constructor(forms: OtherForms) {
    this.#forms = forms;
  }

  blocks(nodes: readonly MarkdownNode[]): string[] {
    const written: string[] = [];
    let line: MarkdownNode[] = [];
    const flush = (): void => {
      const text = escapeStart(this.inline(line).trim());
      if (text) written.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (typeof node === 'string' || !this.#isBlock(node)) {
        line.push(node);
        continue;
      }
      flush();
      written.push(...this.#blocksOf(node));
    }
    flush();
    return written;
  }

  inline(nodes: readonly MarkdownNode[]): string {
    const parts: string[] = [];
    let last = '';
    for (const node of nodes) {
      const text = typeof node === 'string' ? escapeText(collapsed(node)) : this.#inlineOf(node);
      const next = last === ' ' || last === '\n' ? text.replace(/^ /, '') : text;
      if (next !== '') last = next.at(-1)!;
      parts.push(next);
    }
    return parts.join('');
  }

  #formOf(tag: string): MarkdownForm | undefined {
    return this.#forms.blocks.get(tag) ?? blocks.get(tag);
  }

  #blocksOf(node: MarkdownElement): string[] {
    const shared = sharedMarkdown(node);
    if (shared !== undefined) return [shared];
    const form = this.#formOf(node.tag);
    if (!form) return node.tag === 'a' ? [this.#inlineOf(node).trim()] : this.blocks(node.children);
    const block = form(node, this);
    return block === '' ? [] : [block];
  }

  #inlineOf(node: MarkdownElement): string {
    const form = this.#forms.inlines.get(node.tag) ?? inlines.get(node.tag);
    if (form) return form(node, this);
    // A block where only one line is possible: in a table cell or a link.
    if (htmlBoxes.has(node.tag)) return ` ${this.inline(node.children).trim()} `;
    return this.#isBlock(node)
      ? ` ${this.#blocksOf(node)
          .join(' ')
          .replace(/\s*\n\s*/g, ' ')} `
      : this.inline(node.children);
  }

  /** Whether the element is block-level. An unknown element is if any descendant is. */
  #isBlock(node: MarkdownElement): boolean {
    if (this.#formOf(node.tag)) return true;
    if (this.#forms.inlines.has(node.tag) || Object.hasOwn(inlineComponents, node.tag)) return false;
    for (const child of node.children) if (typeof child !== 'string' && this.#isBlock(child)) return true;
    return false;
  }
}

function collapsed(text: string): string {
  return /[\t\n\r\f]| {2}/.test(text) ? text.replace(/[ \t\n\r\f]+/g, ' ') : text;
}
