import type { Composed } from '../composed.js';

export const mermaid: Composed = {
  class: 'mermaid',
  parts: {
    diagram: { attributes: { 'data-component-name': 'mermaid-container' } },
    'zoom-controls': {
      name: 'zoom-controls',
      attributes: { 'data-component-name': 'mermaid-controls-wrapper' },
    },
  },
};
