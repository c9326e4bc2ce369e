import { entries } from '../accordion/accordion.markdown.js';
import { joined, type MarkdownForm } from '../markdown-form.js';

/** The cells one after the other; cards as a list. */
export const columnsMarkdown: MarkdownForm = (element, write) => entries(element, write, 'octavo-card');

/** What is in the cell. */
export const columnMarkdown: MarkdownForm = (element, write) => joined(...write.blocks(element.children));
