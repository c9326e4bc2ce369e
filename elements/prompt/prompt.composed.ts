import type { Composed } from '../composed.js';

export const prompt: Composed = { class: 'prompt' };
