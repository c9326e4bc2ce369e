import { joined, type MarkdownForm } from '../markdown-form.js';

/** Its words. */
export const bannerMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(element.children));
