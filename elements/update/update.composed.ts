import type { Composed } from '../composed.js';

export const update: Composed = {
  class: 'update',
  names: 'update update-container',
};
