import type { Composed } from '../composed.js';

export const card: Composed = {
  class: 'card',
  parts: {
    body: 'card-content-container',
    title: { tag: 'h2' },
    // Of the title, and of the icon of a type.
    link: false,
    symbol: false,
  },
  specimen: { type: 'note' },
  frame: { tag: 'a', slot: 'title' },
};

export const cardGroup: Composed = { class: 'card-group' };
