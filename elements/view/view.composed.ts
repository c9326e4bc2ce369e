import type { Composed } from '../composed.js';

export const view: Composed = {
  class: 'multi-view-item',
  parts: {
    head: 'view-head',
    title: 'view-title',
    views: { name: 'view-views', class: 'multi-view-dropdown' },
  },
};
