/** Defines every element: one import makes all `octavo-…` tags of a page work. */
export { OctavoElement } from './octavo-element.js';
