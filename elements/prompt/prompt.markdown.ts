import { bold, joined, quoted, slotText, unslotted, type MarkdownForm } from '../markdown-form.js';

/** What the prompt does, then the prompt as a quote. */
export const promptMarkdown: MarkdownForm = (element, write) =>
  joined(bold(slotText(element, 'description', write)), quoted(joined(...write.blocks(unslotted(element)))));
