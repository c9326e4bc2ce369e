import type { Composed } from '../composed.js';

export const codeBlock: Composed = {
  class: 'code-block',
  parts: {
    root: { class: 'shiki code-block-background' },
    header: { optional: true },
    title: 'code-block-header-filename',
    buttons: { attributes: { 'data-floating-buttons': 'true' } },
    fade: { class: 'code-block-fade-overlay', attributes: { 'data-fade-overlay': 'true' } },
    copy: { class: 'code-block-copy-button', attributes: { 'data-testid': 'copy-code-button' } },
  },
  content: { pre: 'root' },
};
