import type { Composed } from '../composed.js';

export const requestExample: Composed = { class: 'request-example' };

export const responseExample: Composed = { class: 'response-example' };
