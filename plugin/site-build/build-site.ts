/** Builds a site from a docs folder into an output folder. */
import { unusedDefaults } from '../formats/api/unused-defaults.js';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { RuleSettings } from '../config/rule-settings.js';
import { isGone } from '../reader/docs-file.js';
import { OctavoError, Report, type Problem } from '../core/errors/errors.js';
import { copyAssets } from '../load/scan/assets.js';
import type { FolderFile } from '../load/scan/published-files.js';
import { cacheFolder, claimCache, evictCaches } from '../core/cache/cache-folder.js';
import { readClientManifest } from '../outputs/client-files.js';
import { OutputFolder } from '../core/output/output-folder.js';
import type { OutputRecords } from '../core/output/output-record.js';
import { outputProblem } from '../core/output/output-problem.js';
import { contentSiteKey } from '../load/content-site-key.js';
import { PageCache } from '../page/cache/page-cache.js';
import { locatedMetadata } from '../formats/api/locate-problems.js';
import { allDone } from '../outputs/all-done.js';
import { ownedBy, type Output } from '../outputs/output.js';
import { madeEarly, writeOutputs } from '../outputs/write-outputs.js';
import { builtins, featuresOf, outputsOf, problemsOf } from './builtins.js';
import { PageBuilder, type PageBuilderOptions } from '../page-build/page-builder.js';
import { joinNotices, joinPlaces } from '../config/messages/problem-places.js';
import { previousOutput } from '../outputs/previous-output.js';
import { settingsSchemas } from './settings.js';
import { loadSite, type LoadOptions, type LoadServices } from './load-site.js';
import { PluginHost } from '../plugins/host/plugin-host.js';
import type { Specifications } from '../formats/api/specifications.js';
import type { CompatReport } from '../plugins/compat-report.js';
import { largeFacts } from '../plugins/large-facts.js';
import type { BuiltinHooks, LoadTools } from '../plugins/builtin.js';
import { missingForOptions } from '../plugins/missing-features.js';
import { takeSources, type PageSources } from '../load/page-sources.js';
import type { LoadedSite } from '../load/loaded-site.js';
import type { PipelineOptions } from '../page-build/page-pipeline.js';
import { endUnused } from '../core/pool/spare-processes.js';
import { startForBuild } from './early-processes.js';
import { logWriter, type PoolOptions } from '../core/pool/pool-options.js';
import { openPool } from './open-pool.js';

export interface BuildOptions extends LoadOptions, PoolOptions {
  /** The output folder. Without it, the site is validated and no files are written. */
  outDir?: string;
  /** Whether other tools write to `outDir` too, such as the build of an app. Then only files of the previous docs build are removed. Default: false. */
  sharedOutDir?: boolean;
  /** The cache folder, or `false` for no cache. Default: `node_modules/.cache/octavo` in a project, otherwise the user's cache folder. */
  cacheDir?: string | false;
  /** Whether remote specifications are only read from the copies of earlier builds. Default: false. */
  offline?: boolean;
  /** Writes a site that opens from disk, without a web server: a folder, or also a `.zip` file beside it. Its base path is `/`. Default: a site for hosts. */
  disk?: 'folder' | 'zip';
  /** Whether the result contains the compatibility report. Default: false. */
  compat?: boolean;
  /** Called after each page with the number of finished pages and the number of all pages. */
  onProgress?(done: number, all: number): void;
}

/** The part of `octavo check` that a build does not have. */
export interface SiteCheck {
  rulesOf(loaded: LoadedSite): RuleSettings;
  /** Whether links to other sites are requested. */
  external: boolean;
  /** An earlier version of a specification: an absolute path or a URL. Default: versions are not compared. */
  apiChanges?: string;
}

export interface BuildResult {
  /** Number of pages that were built. */
  pages: number;
  report: Report;
  durationMs: number;
  /** Absolute; `undefined` if no files are written. */
  outDir?: string;
  /** The files of the docs folder except its pages, and whether each is published. */
  files: FolderFile[];
  /** The compatibility report, if you set the option `compat`. */
  compat?: CompatReport;
}

/**
 * Builds the site. All problems are in the report. If the settings have an error, nothing is written, but the pages are
 * still checked so that their problems are reported too.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { disk, outDir } = options;
  if (!disk || outDir === undefined) return runBuild(options);
  const { buildForDisk } = (await builtins['offline']?.load()) ?? {};
  if (buildForDisk)
    return buildForDisk(outDir, disk === 'zip', (folder) => runBuild({ ...options, base: '/', outDir: folder }));
  const report = new Report();
  report.errors.push(...missingForOptions({ disk }, Object.keys(builtins)));
  return { pages: 0, report, durationMs: 0, files: [] };
}

/** A build reports visible differences from the source. Only `octavo check` compares the settings with the format. */
const buildLevels = new RuleSettings(undefined, { 'format-deviation': 'off' });

/** Builds the site and, with `check`, also applies the rules of `octavo check`. */
export async function runBuild(options: BuildOptions, check?: SiteCheck): Promise<BuildResult> {
  const started = performance.now();
  const outDir = options.outDir === undefined ? undefined : resolve(options.outDir);
  const { report, built: result } = await buildStable({ ...options, outDir, check });
  const asked = { compat: options.compat, external: check?.external };
  report.errors.push(...missingForOptions(asked, Object.keys(builtins)));
  const { isRefused, pages, rules, ...built } = result;
  const durationMs = Math.round(performance.now() - started);
  const leveled = (rules ?? buildLevels).apply(report);
  return { pages: isRefused ? 0 : pages, report: joined(leveled), durationMs, outDir, ...built };
}

/** A file that disappears is as if it had never been there, so the build starts again without it. */
async function buildStable(
  options: BuildOptions & { check?: SiteCheck },
): Promise<{ report: Report; built: Built & { isRefused: boolean } }> {
  for (let attempt = 1; ; attempt++) {
    const report = new Report();
    const built = await build(options, report);
    if (attempt === maxAttempts || !report.errors.some(isGone)) return { report, built };
  }
}

async function build(
  options: BuildOptions & { check?: SiteCheck },
  report: Report,
): Promise<Built & { isRefused: boolean }> {
  const root = resolve(options.root);
  const isPlain = options.plugins === undefined;
  // The code of functions is not part of the key of the cache.
  const isCached = isPlain || (await import('../plugins/read/check-plugins.js')).haveCacheKeys(options.plugins);
  const cacheDir = (isCached && (options.cacheDir ?? cacheFolder(root))) || undefined;
  if (isPlain) startForBuild(root, cacheDir);
  const { offline, plugins: given, pageTimeout } = options;
  const onLog = logWriter(options.onLog);
  const ofPlugins = new Report();
  const command = options.check ? 'check' : 'build';
  const run = { command, base: options.base, siteUrl: options.siteUrl } as const;
  const plugins = new PluginHost(root, ofPlugins, { given, onLog, pageTimeout, cacheDir, ...run });
  let specifications!: Specifications;
  const onSpecifications = (read: Specifications): void => void (specifications = read);
  const tools = { cacheDir, report };
  const sources = takeSources(root, cacheDir);
  const services = { onSpecifications, waiting: { offline }, plugins, sources };
  const loaded = await loadWithFeatures(options, services, tools);
  const isRefused = report.errors.length > 0;
  // The site is built without a plugin that fails.
  report.add(ofPlugins);
  const outDir = isRefused ? undefined : options.outDir;
  try {
    const none: Built = { pages: 0, files: [] };
    const built = loaded
      ? await buildFrom(loaded, { ...options, onLog, outDir, cacheDir, specifications, sources }, report)
      : none;
    if (lacksPlugins(loaded, ofPlugins)) dropWarnings(report, 'component-unknown');
    return { ...built, isRefused };
  } catch (error) {
    // Nothing is written if no process can start or the disk is full: the previous site stays.
    report.error(failureOf(error, outDir));
    return { pages: 0, files: [], isRefused: true };
  } finally {
    endUnused();
  }
}

/** Whether a plugin could not be read, so that any unknown component can be one of its components. */
function lacksPlugins(loaded: LoadedSite | undefined, { errors }: Report): boolean {
  return (
    errors.length > 0 && (loaded?.plugins?.list.length === 0 || errors.some(({ code }) => code === 'plugin-invalid'))
  );
}

function dropWarnings(report: Report, code: string): void {
  report.warnings.splice(0, report.warnings.length, ...report.warnings.filter((warning) => warning.code !== code));
}

/** The reason why nothing is written. Throws an error that is not of the author or the machine. */
function failureOf(error: unknown, outDir: string | undefined): Problem {
  const problem = outDir === undefined ? error : outputProblem(error, outDir);
  if (!(problem instanceof OctavoError)) throw error;
  return problem.problem;
}

/** Number of builds of a folder whose files keep disappearing. */
const maxAttempts = 4;

type Built = Pick<BuildResult, 'pages' | 'files' | 'compat'> & {
  /** The levels of problems. Default: the levels of a build. */
  rules?: RuleSettings;
};

type FullOptions = Omit<BuildOptions, 'cacheDir'> & {
  cacheDir: string | undefined;
  specifications: Specifications;
  sources: PageSources | undefined;
  check?: SiteCheck;
};

async function buildFrom(loaded: LoadedSite, options: FullOptions, report: Report): Promise<Built> {
  const { cacheDir } = options;
  const cache = cacheDir === undefined ? undefined : openCache(cacheDir, loaded);
  const output = openOutput(options, cache);
  const manifest = readClientManifest();
  const setup = { loaded, manifest, plugins: options.plugins, packs: cacheDir ?? output?.scratch };
  let isComplete = true;
  const onProblem: PoolOptions['onProblem'] = (level, problem) => {
    report[`${level}s`].push(problem);
    isComplete = false;
  };
  const pool = openPool(setup, { ...options, onProblem });
  try {
    const building = buildAll({ loaded, manifest }, { ...options, cache, output, pool }, report);
    await Promise.allSettled([building]);
    // After a failure, no task may still write to the output when it is closed.
    await pool.close();
    const built = await building;
    if (output) {
      const keep = (records: OutputRecords): void => cache?.saveOutputs(output.outDir, records);
      keep(output.commit(keep));
    }
    // The next build has to find the problems of plugins again.
    if (isComplete) cache?.save();
    options.sources?.save();
    if (cacheDir !== undefined) evictCaches(cacheDir);
    return built;
  } catch (error) {
    output?.close();
    throw error;
  }
}

function openCache(cacheDir: string, loaded: LoadedSite): PageCache {
  claimCache(cacheDir, loaded.site.root);
  return new PageCache(cacheDir, contentSiteKey(loaded));
}

type Targets = FullOptions & Pick<PageBuilderOptions, 'cache' | 'output' | 'pool'>;

/** Builds the pages and everything else into the output. */
async function buildAll(options: PipelineOptions, targets: Targets, report: Report): Promise<Built> {
  const { loaded } = options;
  const { output, pool, specifications, check, disk, sharedOutDir: isShared = false } = targets;
  if (targets.sources?.hasNew) pool.start();
  const features = await featuresOf(loaded);
  // A wrong option ends the check before the pages are built.
  report.notices.push(...(await changesSince(check, loaded, specifications)));
  const { frontMatter } = settingsSchemas;
  const run = new PageBuilder({
    ...options,
    ...targets,
    models: specifications,
    features,
    frontMatter,
    report,
    isShared,
  });
  const early = async (each: Output): Promise<Output> =>
    output && each.stage === 'first' ? madeEarly(each, run, output) : each;
  const all = outputsOf(loaded, { pool, isForDisk: disk !== undefined });
  const [pages, outputs] = await Promise.all([run.build(), all.then((list) => Promise.all(list.map(early)))]);
  const rules = check?.rulesOf(loaded);
  const writeRest = async (): Promise<void> => {
    if (!output) return;
    const published = run.files.filter(({ isPublished }) => isPublished).map(({ file }) => file);
    copyAssets(loaded, published, output, report);
    // The indexes that come last need the most memory of this process.
    await writeOutputs(outputs, run, output, () => pool.endIdle());
  };
  // The index of the search is made in another process, while this one checks the site.
  await allDone([writeRest(), checkAll(run, { ...targets, features, outputs, rules }, report)]);
  const { compat } = features.find((feature) => targets.compat && feature.compat) ?? {};
  return { pages, files: run.files, rules, compat: await compat?.(loaded, pool) };
}

type Checks = Targets & Pick<Built, 'rules'> & { features: readonly BuiltinHooks[]; outputs: readonly Output[] };

/** Adds the problems that need all pages. */
async function checkAll(
  run: PageBuilder,
  { features, outputs, rules, check, cacheDir, output, pool, specifications }: Checks,
  report: Report,
): Promise<void> {
  const { loaded, redirects, redirectProblems, checked } = run;
  // Lets the tasks of outputs reach their processes.
  await setImmediate();
  if (loaded.apiProblems) report.add(loaded.apiProblems);
  report.notices.push(...(await unusedDefaults(loaded.site, loaded.pages, specifications)));
  const isOutput = ownedBy(outputs, loaded);
  const site = { loaded, redirects, isOutput, isWritten: output !== undefined, ...checked };
  const found = await problemsOf(site);
  report.warnings.push(...redirectProblems, ...(await locatedMetadata(found, loaded.pages, specifications)));
  report.warnings.push(...largeFacts(loaded.plugins, site.built.facts.values()));
  if (!rules || !check) return;
  const fail = (problem: Problem): void => report.error(problem);
  const inspected = { ...site, rules, specifications, cacheDir, external: check.external, fail };
  for (const { inspect } of features) report.notices.push(...((await inspect?.(inspected, pool)) ?? []));
}

async function changesSince(
  check: SiteCheck | undefined,
  loaded: LoadedSite,
  specifications: Specifications,
): Promise<readonly Problem[]> {
  if (check?.apiChanges === undefined) return [];
  const { apiChanges } = await import('../formats/api/changes/api-changes.js');
  return apiChanges(check.apiChanges, loaded, specifications);
}

/** The site; if its files are written, with the additions of features. The process of the plugins then can build pages. */
async function loadWithFeatures(
  options: BuildOptions,
  services: LoadServices & { plugins: PluginHost },
  tools: LoadTools,
): Promise<LoadedSite | undefined> {
  try {
    let loaded = await loadSite(options, tools.report, services);
    if (!loaded || options.outDir === undefined || tools.report.errors.length > 0) return loaded;
    for (const { prepare } of await featuresOf(loaded)) if (prepare) loaded = await prepare(loaded, tools);
    return Object.freeze(loaded);
  } finally {
    await services.plugins.close();
  }
}

function openOutput({ outDir, sharedOutDir }: BuildOptions, cache: PageCache | undefined): OutputFolder | undefined {
  if (outDir === undefined) return undefined;
  return new OutputFolder(outDir, (folder) => previousOutput(folder, cache?.outputs(folder), sharedOutDir));
}

/** Each cause once, sorted by its first place. */
function joined({ errors, warnings, notices }: Report): Report {
  const result = new Report();
  result.add({ errors: joinPlaces(errors), warnings: joinPlaces(warnings) });
  result.notices.push(...joinNotices(notices));
  return result;
}
