import type { Composed } from '../composed.js';

export const accordion: Composed = {
  class: 'accordion',
  parts: { summary: 'accordion-button', text: 'accordion-title-container' },
  frame: { tag: 'details', part: 'base', script: 'disclosures' },
};

export const accordionGroup: Composed = { class: 'accordion-group' };
