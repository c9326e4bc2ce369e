/** Markdown tables: each row is one line. */
import {
  bold,
  joined,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../../../elements/markdown-form.js';
import { codeSpan } from './escape-text.js';

const aligned: Record<string, string> = { left: ':---', center: ':---:', right: '---:' };

/** A table with its caption above. The first row becomes the header, which Markdown requires. */
export const table: MarkdownForm = (element, write) => {
  const rows = rowsOf(element);
  const [head, ...body] = rows.map((row) => cellsOf(row).map((cell) => cellText(cell, write)));
  if (!head) return joined(...write.blocks(element.children));
  const width = Math.max(...[head, ...body].map(({ length }) => length));
  const first = cellsOf(rows[0]!);
  const rule = Array.from({ length: width }, (_, index) => alignment(first[index]));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  return joined(captionOf(element, write), [line(head), line(rule), ...body.map(line)].join('\n'));
};

function rowsOf({ children }: MarkdownElement): MarkdownElement[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.tag === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.tag) ? rowsOf(child) : [];
  });
}

function cellsOf({ children }: MarkdownElement): MarkdownElement[] {
  return children.filter((child): child is MarkdownElement => typeof child !== 'string' && /^t[dh]$/.test(child.tag));
}

/** A cell is one line, so the blocks in it and the lines of code are separated by `<br>`. */
function cellText({ children }: MarkdownElement, write: MarkdownWriter): string {
  const blocks = write.blocks(children);
  const hasBlocks = blocks.length > 1 || blocks.some((block) => /^(?:`{3}|- |\d+\. )/.test(block));
  const lines = hasBlocks ? blocks.flatMap(linesOf) : [write.inline(children)];
  return lines
    .map((line) => line.trim().replace(/\s*\\?\n\s*/g, ' '))
    .filter(Boolean)
    .join('<br>')
    .replace(/\|/g, '\\|');
}

/** Code between its fences. */
const fenced = /(^(`{3,})[^\n]*\n[\s\S]*?^\2$)/m;

/** The lines of code after its title, the items of lists, and paragraphs. */
function linesOf(block: string): string[] {
  return block.split(fenced).flatMap((part, index) => {
    if (index % 3 === 0) return part.split(/\n\n+|\n(?= *(?:- |\d+\. ))/);
    const [fence, ...code] = index % 3 === 1 ? part.split('\n') : [''];
    return [fence!.replace(/^`+\S*/, ''), ...code.slice(0, -1).map(codeSpan)];
  });
}

function alignment(cell: MarkdownElement | undefined): string {
  const align = cell?.attribute('align') ?? /text-align:\s*(\w+)/.exec(cell?.attribute('style') ?? '')?.[1];
  return aligned[align ?? ''] ?? '---';
}

function captionOf({ children }: MarkdownElement, write: MarkdownWriter): string {
  const caption = children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  return caption ? bold(write.inline((caption as MarkdownElement).children).trim()) : '';
}
