import type { MarkdownForm } from '../markdown-form.js';

/** Nothing: an icon only decorates. */
export const iconMarkdown: MarkdownForm = () => '';
