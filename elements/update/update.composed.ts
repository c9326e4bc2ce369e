import type { Composed } from '../composed.js';

export const update: Composed = {
  class: 'update',
  attributes: { class: 'update-container' },
};
