import type { Composed, ComposedPart } from '../composed.js';

/** A tab of a group. Scripts of authors and rules read whether it is selected. */
export const tabButton: ComposedPart = {
  name: 'tab-button',
  mirrored: { 'aria-selected': { name: 'data-active', fallback: 'false' } },
};

export const tabs: Composed = { class: 'tabs', parts: { tab: tabButton } };

export const tab: Composed = { class: 'tab', attributes: { 'data-component-part': 'tab-content' } };
