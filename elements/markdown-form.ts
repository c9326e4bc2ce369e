/** What an element is given to say itself in Markdown. Runs in Node at build, never in the reader's browser. */

/** An element of a page's HTML. */
export interface MarkdownElement {
  readonly tag: string;
  readonly children: readonly MarkdownNode[];
  /** The value of an attribute; an empty string for a bare one, `undefined` where it is missing. */
  attribute(name: string): string | undefined;
}

/** An element, or text. */
export type MarkdownNode = MarkdownElement | string;

/** Writes the content of an element. */
export interface MarkdownWriter {
  /** Nodes as blocks: paragraphs, lists, fences. Text between blocks becomes a paragraph. */
  blocks(nodes: readonly MarkdownNode[]): string[];
  /** Nodes as text on one line. */
  inline(nodes: readonly MarkdownNode[]): string;
}

/** How an element reads in Markdown: its blocks, or its text where it stands in a line. */
export type MarkdownForm = (element: MarkdownElement, write: MarkdownWriter) => string;

/** The children of `slot`, each with all that is in it. */
export function slotNodes({ children }: MarkdownElement, slot: string): MarkdownElement[] {
  return children.filter(
    (child): child is MarkdownElement => typeof child !== 'string' && child.attribute('slot') === slot,
  );
}

/** The children without a slot: the words. */
export function unslotted({ children }: MarkdownElement): MarkdownNode[] {
  return children.filter((child) => typeof child === 'string' || child.attribute('slot') === undefined);
}

/** The text of a slot, without the element that carries it; empty where there is none. */
export function slotText(element: MarkdownElement, slot: string, write: MarkdownWriter): string {
  return slotNodes(element, slot)
    .map((node) => write.inline(node.children))
    .join(' ')
    .trim();
}

/** Blocks one below the other; empty ones are left out. */
export function joined(...blocks: string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** `**text**`; nothing for empty text, and text that has bold parts stays as it is. */
export function bold(text: string): string {
  return text === '' || text.includes('**') ? text : `**${text}**`;
}

/** An entry of a list: `content` behind its marker, further lines indented to it. */
export function listItem(marker: string, content: string): string {
  const indent = ' '.repeat(marker.length + 1);
  return `${marker} ${content.replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
}

/** `content` as a quote. */
export function quoted(content: string): string {
  return content.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

/** A fenced block, with a fence that nothing in `code` can close. */
export function fenced(code: string, info: string): string {
  const runs = code.includes('```') ? Array.from(code.matchAll(/`{3,}/g), ([run]) => run.length) : [];
  const longest = Math.max(2, ...runs);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info.replace(/`/g, "'")}\n${code}${code.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** `[text](href)`; the text alone where there is no address, the address alone where there is no text. */
export function markdownLink(text: string, href: string | undefined): string {
  if (!href) return text;
  const target = /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;
  return text === '' ? `<${href}>` : `[${text}](${target})`;
}

/** Whether a block is a paragraph, so that it may follow other words on their line. */
export function isParagraph(block: string): boolean {
  return !/^(?:[-+*] |>|#|\||```|\$\$|<|\d+[.)] |---)/.test(block);
}

/** `label: words` on one line where the first block is a paragraph, the other blocks below. */
export function labelled(label: string, blocks: readonly string[]): string {
  const [first, ...rest] = blocks;
  if (first !== undefined && label !== '' && isParagraph(first)) return joined(`${label}: ${first}`, ...rest);
  return joined(label, ...blocks);
}
