import type { Composed } from '../composed.js';

export const columns: Composed = { class: 'columns' };

export const column: Composed = { class: 'column' };
