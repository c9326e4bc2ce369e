/** The entry `octavo/runtime`, for apps. */
export { mountPage } from './mount-page.js';
export type { MountablePage, MountedPage } from './mount-page.js';
