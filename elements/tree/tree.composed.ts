import type { Composed } from '../composed.js';

export const tree: Composed = { class: 'tree', attributes: { 'data-component-part': 'tree-root' } };

export const treeFolder: Composed = {
  class: 'tree-folder',
  // For authors, it is the class of the row.
  names: '',
  attributes: { 'data-component-part': 'tree-folder' },
  parts: {
    row: { class: 'tree-folder' },
    name: 'tree-folder-title',
  },
};

export const treeFile: Composed = {
  class: 'tree-file',
  attributes: { 'data-component-part': 'tree-file' },
  parts: { name: 'tree-file-title' },
};
