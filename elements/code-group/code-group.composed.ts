import type { Composed } from '../composed.js';

export const codeGroup: Composed = {
  class: 'code-group',
  parts: { list: 'code-group-tab-bar', tab: 'tab-button', drawn: false },
};
