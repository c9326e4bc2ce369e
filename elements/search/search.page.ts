import type { MarkdownForm } from '../markdown-form.js';

/** Controls have no Markdown form. */
export const searchMarkdown: MarkdownForm = () => '';
