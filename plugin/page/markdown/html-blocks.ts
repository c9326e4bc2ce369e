/** Markdown for block-level HTML elements. */
import {
  allContent,
  bold,
  fenced,
  joined,
  listItem,
  quoted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownNode,
} from '../../../elements/markdown-form.js';
import { footnoteList } from './footnotes.js';
import { rawText } from './html-inlines.js';
import { table } from './table.js';

const title: MarkdownForm = (element, write) => bold(write.inline(element.children).trim());

function heading(depth: number): MarkdownForm {
  return (element, write) => {
    const text = write.inline(element.children).replace(/\\\n/g, ' ').trim();
    return text && `${'#'.repeat(depth)} ${text}`;
  };
}

function list(marker: (index: number) => string): MarkdownForm {
  return (element, write) => {
    const items = element.children.filter((child) => isElement(child));
    const isLoose = items.some((item) => item.children.some((child) => isElement(child) && child.tag === 'p'));
    let index = 0;
    const texts = items.map((item) => {
      const blocks = item.tag === 'li' ? write.blocks(item.children) : write.blocks([item]);
      return listItem(marker(index++), tight(blocks, isLoose));
    });
    return texts.join(isLoose ? '\n\n' : '\n');
  };
}

/** A list directly follows the text of its item. */
function tight(blocks: readonly string[], isLoose: boolean): string {
  return blocks.reduce(
    (text, block) =>
      text === '' ? block : `${text}${!isLoose && /^(?:-|\d+\.) /.test(block) ? '\n' : '\n\n'}${block}`,
    '',
  );
}

/** Elements that only contain other elements or text. */
export const htmlBoxes: ReadonlySet<string> = new Set(
  'address article aside center dd div dl fieldset figcaption figure footer form header hgroup li main nav ol p section tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** By tag. */
export const htmlBlocks: Record<string, MarkdownForm> = {
  ...Object.fromEntries(Array.from(htmlBoxes, (tag) => [tag, allContent])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`h${depth}`, heading(depth)])),
  hr: () => '---',
  ul: list(() => '-'),
  ol: (element, write) => list((index) => `${startOf(element) + index}.`)(element, write),
  blockquote: (element, write) => quoted(joined(...write.blocks(element.children))),
  pre: (element) => fenced(rawText(element), languageOf(element)),
  section: (element, write) =>
    (element.attribute('data-footnotes') === undefined ? allContent : footnoteList)(element, write),
  details: allContent,
  summary: title,
  dt: title,
  caption: title,
  table,
};

function startOf(element: MarkdownElement): number {
  const start = Number(element.attribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 ? start : 1;
}

/** From `<code class="language-…">`. */
function languageOf(pre: MarkdownElement): string {
  const code = pre.children.find(isElement);
  return /(?:^|\s)language-(\S+)/.exec(code?.attribute('class') ?? '')?.[1] ?? '';
}

function isElement(node: MarkdownNode): node is MarkdownElement {
  return typeof node !== 'string';
}
