import type { Composed } from '../composed.js';

export const codeBlock: Composed = {
  class: 'code-block',
  parts: {
    header: { optional: true },
    title: 'code-block-header-filename',
    root: { class: 'shiki code-block-background' },
    copy: { class: 'code-block-copy-button', attributes: { 'data-testid': 'copy-code-button' } },
    fade: { class: 'code-block-fade-overlay', attributes: { 'data-fade-overlay': 'true' } },
  },
  content: { pre: 'root' },
};
