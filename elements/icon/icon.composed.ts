import type { Composed } from '../composed.js';

export const icon: Composed = {
  // Icons of the site have the class `octavo-icon` without this frame.
  class: 'icon-frame',
  names: 'icon',
  parts: { image: 'icon-image' },
  isInline: true,
};
