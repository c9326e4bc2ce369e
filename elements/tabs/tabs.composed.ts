import type { Composed } from '../composed.js';

export const tabs: Composed = {
  class: 'tabs',
  parts: { tab: 'tab-button', drawn: false },
};

/** Rules of authors match parts of classes, such as `[class*="tab"]`, so the class of a panel has none of these words. */
export const tab: Composed = {
  class: 'pane',
  names: '',
  mirrored: { title: { name: 'label' } },
  attributes: { 'data-component-part': 'tab-content' },
};
