import type { Composed } from '../composed.js';

export const frame: Composed = {
  class: 'frame',
  parts: { frame: 'frame-container', description: { optional: true } },
};
