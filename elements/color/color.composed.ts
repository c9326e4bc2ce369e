import type { Composed } from '../composed.js';

export const color: Composed = { class: 'color' };

export const colorRow: Composed = { class: 'color-row', parts: { 'title-container': { optional: true } } };

export const colorItem: Composed = { class: 'color-item' };
