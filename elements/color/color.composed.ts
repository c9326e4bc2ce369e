import type { Composed } from '../composed.js';

export const color: Composed = {
  class: 'color',
  mirrored: { variant: { name: 'data-variant', fallback: 'compact' } },
};

export const colorRow: Composed = { class: 'color-row', parts: { 'title-container': { optional: true } } };

export const colorItem: Composed = { class: 'color-item' };
