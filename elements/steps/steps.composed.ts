import type { Composed } from '../composed.js';

export const steps: Composed = { class: 'steps' };

export const step: Composed = {
  class: 'step',
  attributes: { 'data-component-part': 'step-item' },
  parts: { title: { class: 'step-title' } },
};
