import type { Composed } from '../composed.js';

export const view: Composed = {
  class: 'multi-view-item',
  mirrored: { title: { name: 'label' } },
  parts: {
    head: 'view-head',
    title: 'view-title',
    views: { name: 'view-views', class: 'multi-view-dropdown' },
  },
};
