import type { Composed } from '../composed.js';

export const expandable: Composed = {
  class: 'expandable',
  parts: { summary: 'expandable-button' },
  frame: { tag: 'details', part: 'base', script: 'disclosures' },
};
