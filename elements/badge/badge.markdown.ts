import { unslotted, type MarkdownForm } from '../markdown-form.js';

/** Its words, in the line. */
export const badgeMarkdown: MarkdownForm = (element, write) => write.inline(unslotted(element));
