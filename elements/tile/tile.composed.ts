import type { Composed } from '../composed.js';

export const tile: Composed = {
  class: 'tile',
  parts: {
    preview: 'tile-children-container',
    caption: 'tile-text-container',
    title: { tag: 'h2' },
    // Of the title.
    link: false,
  },
  frame: { tag: 'a', slot: 'title' },
};
