/** What apps import from `octavo/runtime`. */
export { mountPage } from './mount-page.js';
export type { MountablePage, MountedPage } from './mount-page.js';
