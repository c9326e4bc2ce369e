import type { Composed } from '../composed.js';

export const tooltip: Composed = {
  class: 'tooltip',
  parts: { tip: 'tooltip-content' },
  specimen: { href: '/x' },
  isInline: true,
};
