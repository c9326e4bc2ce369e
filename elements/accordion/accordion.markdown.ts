import {
  bold,
  joined,
  listItem,
  slotText,
  unslotted,
  type MarkdownElement,
  type MarkdownForm,
  type MarkdownWriter,
} from '../markdown-form.js';

/** The title in bold, the words below. */
export const accordionMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotText(element, 'title', write) || (element.attribute('title') ?? '')),
    slotText(element, 'description', write) || (element.attribute('description') ?? ''),
    ...write.blocks(unslotted(element)),
  );

/** A list, so that it is clear where each ends. */
export const accordionGroupMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-accordion');

/** The children as blocks, those named `tag` as entries of a list. */
export function entries(element: MarkdownElement, write: MarkdownWriter, tag: string): string {
  return joined(
    ...element.children.map((child) => {
      const block = joined(...write.blocks([child]));
      return typeof child !== 'string' && child.tag === tag && block !== '' ? listItem('-', block) : block;
    }),
  );
}
