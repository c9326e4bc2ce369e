import { bold, joined, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The title in bold, the fields below. */
export const expandableMarkdown: MarkdownForm = (element, write) =>
  joined(
    bold(slotText(element, 'title', write) || (element.attribute('title') ?? '')),
    ...write.blocks(unslotted(element)),
  );
