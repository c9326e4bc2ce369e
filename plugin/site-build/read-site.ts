/** Programmatic access to a site: reading and checking it without writing files. */
import { resolve } from 'node:path';
import { rulesOfPlugins } from '../load/plugins-file.js';
import { checkSettingsOf, RuleSettings } from '../config/rule-settings.js';
import type { RuleLevels, RuleName } from '../config/check-rules.js';
import { Report, type Problem } from '../core/errors/errors.js';
import { loadSite, type LoadOptions } from './load-site.js';
export { unclearVersion } from '../formats/api/load-api.js';
import type { LoadedSite } from '../load/loaded-site.js';
import { SiteViews } from '../plugins/site-views.js';
import type { PageInfo, Settings, SiteView } from '../plugins/views.js';
import { runBuild, type BuildOptions, type BuildResult } from './build-site.js';
import type { FixResult } from '../plugins/builtin.js';
import { readClientManifest } from '../outputs/client-files.js';
import { featuresOf } from './builtins.js';
import { openPool } from './open-pool.js';

/** Options of `checkSite`: the options of a build without output, and the options of the rules. */
export interface CheckOptions extends Omit<BuildOptions, 'outDir' | 'sharedOutDir'> {
  /** Levels of rules that differ from the settings of the site: `{ 'image-frame': 'off' }`. Default: none. */
  rules?: RuleLevels;
  /** The only rules that apply. Errors of the build are reported anyway. Default: all rules. */
  only?: readonly RuleName[];
  /** Whether links to other sites are requested. Default: false. */
  external?: boolean;
  /** An earlier version of a specification, whose changes are reported: an absolute path or a URL. Default: versions are not compared. */
  apiChanges?: string;
  /** Whether problems are fixed in the files of the site first, where the fix is certain. Default: false. */
  fix?: boolean;
}

/** The result of a check. */
export interface CheckResult extends BuildResult {
  /** The problems that `fix` has fixed, with the location before. */
  fixed: readonly Problem[];
}

/** A site that has been read. */
export interface SiteContents {
  /** `undefined` if the settings cannot be read. */
  site?: SiteView;
  /** The pages with their front matter, sorted by file. */
  pages: readonly PageInfo[];
  /** Problems of the settings and the front matter. */
  report: Report;
}

/** Builds all pages in memory, applies the rules, and reports all problems. Writes no files, unless `fix` is set. */
export async function checkSite({
  rules,
  only,
  external = false,
  apiChanges,
  fix,
  ...options
}: CheckOptions): Promise<CheckResult> {
  const rulesOf = ({ site, plugins }: LoadedSite): RuleSettings =>
    new RuleSettings(checkSettingsOf(site), rules, only, rulesOfPlugins(plugins));
  const started = performance.now();
  const { fixed, errors } = fix ? await fixPages(options, rulesOf) : { fixed: [], errors: [] };
  const result = await runBuild({ ...options, outDir: undefined }, { rulesOf, external, apiChanges });
  result.report.errors.push(...errors);
  return { ...result, fixed, durationMs: Math.round(performance.now() - started) };
}

async function fixPages(options: BuildOptions, rulesOf: (loaded: LoadedSite) => RuleSettings): Promise<FixResult> {
  const none = { fixed: [], errors: [] };
  // The check that follows reports the problems of loading.
  const loaded = await loadSite({ ...options, root: resolve(options.root) }, new Report());
  const { fix } = (loaded && (await featuresOf(loaded)).find((feature) => feature.fix)) ?? {};
  if (!loaded || !fix) return none;
  const pool = openPool({ loaded, manifest: readClientManifest() }, options);
  try {
    return await fix(loaded, rulesOf(loaded), pool);
  } finally {
    await pool.close();
  }
}

/** Reads the settings and the front matter of all pages. Pages are not compiled. */
export async function readSite(options: LoadOptions): Promise<SiteContents> {
  const report = new Report();
  let settings: Settings = {};
  const loaded = await loadSite(options, report, { onSettings: (written) => (settings = written) });
  const site = loaded && new SiteViews(loaded, settings).site;
  return { site, pages: site?.pages ?? [], report };
}
