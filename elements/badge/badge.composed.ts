import type { Composed } from '../composed.js';

export const badge: Composed = {
  class: 'badge',
  attributes: { 'data-badge': '' },
  mirrored: { color: { name: 'data-color', fallback: 'gray' }, size: { name: 'data-size', fallback: 'md' } },
  isInline: true,
};
