import type { Composed } from '../composed.js';

export const updateFilter: Composed = {
  class: 'update-filter',
  content: 'button',
  // Without buttons, the script draws these.
  parts: { tag: false, chosen: false },
};
