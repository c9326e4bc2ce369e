import type { Composed } from '../composed.js';

export const updateFilter: Composed = {
  class: 'update-filter',
  content: { button: 'tag' },
  // The names of the buttons that the script draws.
  parts: { tag: false, chosen: false },
};
