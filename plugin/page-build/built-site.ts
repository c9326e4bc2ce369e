/** The site as outputs see it in a build. */
import { readFileSync, statSync } from 'node:fs';
import { htmlPath, markdownPath } from '../addresses/addresses.js';
import { sharedPromise } from '../core/cache/cached-promise.js';
import type { Report } from '../core/errors/errors.js';
import type { OutputFolder } from '../core/output/output-folder.js';
import { outputOf } from '../page/failure-problem.js';
import type { Pool } from '../core/pool/pool.js';
import { lastCommits } from '../load/git/last-commits.js';
import type { Redirect } from '../nav/redirects.js';
import type { BuiltSite, PageText, SharedDocuments } from '../outputs/output.js';
import type { PageBuilder } from './page-builder.js';
import type { PipelineOptions } from './page-pipeline.js';
import { pageTasks } from './page-tasks.js';

export interface BuiltSiteOptions extends Pick<PipelineOptions, 'loaded' | 'manifest'> {
  pages: PageBuilder;
  output: OutputFolder;
  pool: Pool;
  redirects: readonly Redirect[];
  /** Files of the docs folder. */
  published: readonly string[];
  isShared: boolean;
  report: Report;
}

/** The site of a build. All pages and the published files are in the output. */
export function builtSite(options: BuiltSiteOptions): BuiltSite {
  const { loaded, manifest, pages, output, pool, redirects, isShared, report } = options;
  const published = new Set(options.published);
  const textAt = (path: string): PageText | undefined => {
    const key = output.keyOf(path);
    if (key === undefined) return undefined;
    const file = output.pathOf(path);
    return { key, read: () => readFileSync(file, 'utf8'), bytes: () => statSync(file).size };
  };
  return {
    loaded,
    manifest,
    redirects,
    isShared,
    isDev: false,
    pages: loaded.pages.filter(({ route }) => output.has(htmlPath(route))),
    documentKey: pages.documentKey,
    documents: sharedDocuments(pool),
    search: pages.search,
    facts: async ({ route }) => pages.facts.get(route) ?? { elements: [] },
    markdown: async ({ route }) => textAt(markdownPath(route)),
    document: ({ route }) => textAt(htmlPath(route)),
    publishes: (file) => published.has(file),
    lastCommits: sharedPromise(() =>
      lastCommits(
        loaded.site.root,
        loaded.pages.map(({ file }) => file),
      ),
    ),
    scratch: output.scratch,
    warn: (problem) => report.warn(problem),
    fail: (problem) => report.error(problem),
  };
}

/** The documents of the whole site, rendered by the pool. */
export function sharedDocuments(pool: Pool): SharedDocuments {
  return {
    stylesheet: () => outputOf(pool.run(pageTasks.stylesheet, {})),
    notFound: () => outputOf(pool.run(pageTasks.notFound, {})),
    siteMap: () => outputOf(pool.run(pageTasks.siteMap, {})),
    sidebarFragments: () => outputOf(pool.run(pageTasks.sidebarFragments, {})),
  };
}
