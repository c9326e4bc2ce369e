import { bold, joined, unslotted, type MarkdownForm } from '../markdown-form.js';

/** Every view, each below its name. */
export const viewMarkdown: MarkdownForm = (element, write) =>
  joined(bold(element.attribute('label') ?? ''), ...write.blocks(unslotted(element)));
