/** Octavo's entry for Vite projects and programs: the plugin and the build. */
export { octavo } from './vite/octavo.js';
export { defineConfig } from './config/docs-config.js';
export type { DocsConfig } from './config/docs-config.js';
export type { OctavoOptions } from './vite/options.js';
export type { PageModule, PageRoute } from './vite/client-types.js';
export type { PageEntry, Site } from './site/types.js';
export type { LoadOptions } from './site/load-site.js';
export { buildSite } from './build/build-site.js';
export { checkSite, readSite } from './build/read-site.js';
export type { RuleLevel, RuleLevels, RuleName } from './config/check-rules.js';
export type { CheckOptions, CheckResult, SiteContents } from './build/read-site.js';
export type { BuildOptions, BuildResult } from './build/build-site.js';
export type { AuthorLog } from './workers/protocol.js';
export { formatProblem, OctavoError, Report } from './errors.js';
export type { Problem } from './errors.js';
