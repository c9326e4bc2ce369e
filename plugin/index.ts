/** Octavo's entry for Vite projects and programs: the plugin and the build. */
export { octavo } from './vite/octavo.js';
export { defineConfig } from './vite/options.js';
export type { DocsConfig } from './site-build/settings.js';
export type { OctavoOptions } from './vite/options.js';
export type { PageMeta, PageModule, PageRoute } from './vite/modules/client-types.js';
export type { RuleLevel } from './core/model/types.js';
export type { LoadOptions } from './site-build/load-site.js';
export type * from './plugins/plugin.js';
export type * from './plugins/views.js';
export type { PartName } from './shell/page/part-changes.js';
export { buildSite } from './site-build/build-site.js';
export { checkSite, readSite } from './site-build/read-site.js';
export type { RuleLevels, RuleName } from './config/check-rules.js';
export type { CheckOptions, CheckResult, SiteContents } from './site-build/read-site.js';
export type { BuildOptions, BuildResult } from './site-build/build-site.js';
export type { AuthorLog } from './core/pool/author-logs.js';
export { formatProblem, OctavoError, Report } from './core/errors/errors.js';
export type { Problem } from './core/errors/errors.js';
