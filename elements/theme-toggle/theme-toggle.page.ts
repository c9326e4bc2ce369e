import type { MarkdownForm } from '../markdown-form.js';

/** Nothing: it is a control. */
export const themeToggleMarkdown: MarkdownForm = () => '';
