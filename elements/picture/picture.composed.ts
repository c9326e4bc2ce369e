import type { Composed } from '../composed.js';

export const picture: Composed = { class: 'picture', isUnnamed: true, isInline: true };
