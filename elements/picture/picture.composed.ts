import type { Composed } from '../composed.js';

export const picture: Composed = { class: 'picture', names: '', isInline: true };
