import { joined, type MarkdownForm } from '../markdown-form.js';

/** What is in it. */
export const panelMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(element.children));
