import { joined, unslotted, type MarkdownForm } from '../markdown-form.js';

/** The samples. */
export const exampleMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(unslotted(element)));
