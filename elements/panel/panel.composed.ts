import type { Composed } from '../composed.js';

export const panel: Composed = { class: 'panel' };
