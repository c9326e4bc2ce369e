/** Octavo's entry for Vite projects and for programs: the plugin and the build. */
export { octavo } from './vite/octavo.js';
export type { OctavoOptions } from './vite/options.js';
export { buildSite } from './build/build-site.js';
export type { BuildOptions, BuildResult } from './build/build-site.js';
export { formatProblem, OctavoError, Report } from './errors.js';
export type { Problem } from './errors.js';
