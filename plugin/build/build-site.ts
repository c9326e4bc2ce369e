/** Builds the whole site: from a folder to a folder. */
import { resolve } from 'node:path';
import { LinkCheck } from '../checks/check-links.js';
import { Report } from '../errors.js';
import { copyAssets } from '../outputs/assets.js';
import { cacheFolder } from './cache-folder.js';
import { readClientManifest } from './client-files.js';
import { OutputFolder } from './output-folder.js';
import { octavoBuild } from './octavo-version.js';
import { PageCache } from './page-cache.js';
import { PageRun } from './page-run.js';
import { previousOutput } from './previous-output.js';
import { assetStates } from './site-keys.js';
import { readSetup } from './site-setup.js';
import type { SiteOptions, SiteSetup } from './site-setup.js';
import { stylesheetFile, writeSiteFiles } from './site-files.js';
import { lazyStages } from './stages.js';
import type { MarkdownPlugins } from './stages.js';

export interface BuildOptions extends SiteOptions, MarkdownPlugins {
  /** Where the site is written. Without it everything is checked and nothing written. */
  outDir?: string;
  /** Whether others write to `outDir` too (an app beside the docs): then only files of the last build are removed. Default: false. */
  sharedOutDir?: boolean;
  /** Where results are kept for the next build; `false` keeps none. Default: in node_modules/.cache of the project, else the user's cache folder. */
  cacheDir?: string | false;
  /** Called after each page with how many of all pages are done. */
  onProgress?(done: number, all: number): void;
}

export interface BuildResult {
  /** Pages that were built. */
  pages: number;
  report: Report;
  durationMs: number;
  /** Absolute; `undefined` for a check. */
  outDir?: string;
}

/** Builds the site. Problems are in the report; where it ends before pages are built, nothing is written. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const report = new Report();
  const outDir = options.outDir === undefined ? undefined : resolve(options.outDir);
  const setup = await readSetup(options, report);
  const pages = setup ? await buildFrom(setup, { ...options, outDir }, report) : 0;
  return { pages, report: sorted(report), durationMs: Math.round(performance.now() - started), outDir };
}

async function buildFrom(setup: SiteSetup, options: BuildOptions, report: Report): Promise<number> {
  const { outDir, remarkPlugins, rehypePlugins } = options;
  const plugins = remarkPlugins?.length || rehypePlugins?.length ? { remarkPlugins, rehypePlugins } : undefined;
  // What a plugin does cannot be told from its name, so with plugins nothing is taken from an earlier build.
  const cacheDir = plugins ? false : (options.cacheDir ?? cacheFolder(setup.site.root));
  const cache = cacheDir === false ? undefined : new PageCache(cacheDir, octavoBuild());
  const output = outDir === undefined ? undefined : new OutputFolder(outDir, previousOutput(outDir, cache?.outputs(outDir), options.sharedOutDir));
  try {
    const assets = assetStates(setup);
    const client = { manifest: readClientManifest(), stylesheet: stylesheetFile(setup) };
    const stages = lazyStages({ setup, client, plugins });
    const run = new PageRun({ options: { setup, client, plugins }, assets, cache, output, stages, onProgress: options.onProgress });
    const pages = await run.build();
    run.problems.forEach((problems) => report.add(problems));
    report.warnings.push(...new LinkCheck(setup.site, setup.scan).check(run.links));
    if (output) {
      copyAssets(setup.site.root, assets, output);
      await writeSiteFiles({ setup, client, output, stages, documentKey: run.documentKey });
    }
    const outputs = output ? { [output.outDir]: output.commit() } : {};
    cache?.save(outputs);
    return pages;
  } catch (error) {
    output?.discard();
    throw error;
  }
}

/** By file and place, each problem once: pages that share a snippet find the same. */
function sorted(report: Report): Report {
  const result = new Report();
  result.add({ errors: unique(report.errors), warnings: unique(report.warnings) });
  return result;
}

function unique(problems: Report['errors']): Report['errors'] {
  const found = new Map(problems.map((problem) => [`${problem.file}\0${problem.line}\0${problem.column}\0${problem.code}\0${problem.message}`, problem]));
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column));
}
