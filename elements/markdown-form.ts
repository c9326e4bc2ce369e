/** Types and helpers for writing elements as Markdown. Runs in Node at build time only. */

/** An element of a page's HTML. */
export interface MarkdownElement {
  readonly tag: string;
  readonly children: readonly MarkdownNode[];
  /** The value of an attribute: empty for one without a value, `undefined` if it is missing. */
  attribute(name: string): string | undefined;
}

/** An element, or text. */
export type MarkdownNode = MarkdownElement | string;

/** Writes the content of an element. */
export interface MarkdownWriter {
  /** Writes nodes as blocks: paragraphs, lists, fences. Text between blocks becomes a paragraph. */
  blocks(nodes: readonly MarkdownNode[]): string[];
  /** Writes nodes as inline text. */
  inline(nodes: readonly MarkdownNode[]): string;
}

/** Writes an element as Markdown blocks, or as text if it is an inline element. */
export type MarkdownForm = (element: MarkdownElement, write: MarkdownWriter) => string;

/** The children in `slot`. */
export function slotNodes({ children }: MarkdownElement, slot: string): MarkdownElement[] {
  return children.filter(
    (child): child is MarkdownElement => typeof child !== 'string' && child.attribute('slot') === slot,
  );
}

/** The children in the default slot. */
export function unslotted({ children }: MarkdownElement): MarkdownNode[] {
  return children.filter((child) => typeof child === 'string' || child.attribute('slot') === undefined);
}

/** The inline content of `slot`; empty if nothing is slotted. */
export function slotText(element: MarkdownElement, slot: string, write: MarkdownWriter): string {
  return slotNodes(element, slot)
    .map((node) => write.inline(node.children))
    .join(' ')
    .trim();
}

/** The inline content of the slot `name`, or the attribute of that name; empty without both. */
export function slotOrAttribute(element: MarkdownElement, name: string, write: MarkdownWriter): string {
  return slotText(element, name, write) || (element.attribute(name) ?? '');
}

/** Joins blocks with a blank line; skips empty ones. Blocks are nested, and `+=` does not copy them each time, as `join` does. */
export function joined(...blocks: string[]): string {
  let text = '';
  for (const block of blocks) if (block !== '') text += text === '' ? block : `\n\n${block}`;
  return text;
}

/** All content of an element. */
export const allContent: MarkdownForm = (element, write) => joined(...write.blocks(element.children));

/** The content of the default slot. */
export const defaultContent: MarkdownForm = (element, write) => joined(...write.blocks(unslotted(element)));

/** `**text**`. Empty text, and text with bold parts, is returned as it is. */
export function bold(text: string): string {
  return text === '' || text.includes('**') ? text : `**${text}**`;
}

/** A list item: `content` after its marker, further lines indented. */
export function listItem(marker: string, content: string): string {
  const indent = ' '.repeat(marker.length + 1);
  return `${marker} ${content.replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
}

/** `content` as a block quote. */
export function quoted(content: string): string {
  return content.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

/** A fenced code block whose fence is longer than any in `code`. Empty without code, unless `info` has a title too. */
export function fenced(code: string, info: string): string {
  if (code.trim() === '' && !info.includes(' ')) return '';
  const runs = code.includes('```') ? Array.from(code.matchAll(/`{3,}/g), ([run]) => run.length) : [];
  const longest = Math.max(2, ...runs);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info.replace(/`/g, "'")}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** `[text](href)`, or only the part that is not empty. */
export function markdownLink(text: string, href: string | undefined): string {
  if (!href) return text;
  // Angle brackets around the URL would look like a tag.
  const target = href.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `[${text || href}](${target})`;
}

/** Whether a block is a paragraph, which can follow other text on the same line. */
function isParagraph(block: string): boolean {
  return !/^(?:[-+*] |>|#|\||```|\$\$|<|\d+[.)] |---)/.test(block);
}

/** `label: text` on one line if the first block is a paragraph, then the other blocks. */
export function labelled(label: string, blocks: readonly string[]): string {
  const [first, ...rest] = blocks;
  if (first !== undefined && label !== '' && isParagraph(first)) return joined(`${label}: ${first}`, ...rest);
  return joined(label, ...blocks);
}
