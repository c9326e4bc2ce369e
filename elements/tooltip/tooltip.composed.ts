import type { Composed } from '../composed.js';

export const tooltip: Composed = {
  class: 'tooltip',
  parts: { tip: 'tooltip-content' },
  requiredSlot: 'tip',
  isInline: true,
};
