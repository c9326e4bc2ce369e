/** Starts the processes of a build before the site is loaded, because each takes a while to load its code. */
import { existsSync } from 'node:fs';
import { countPages } from '../load/scan/count-pages.js';
import { usefulProcesses } from '../core/pool/process-pool.js';
import { openSources } from '../load/page-sources.js';
import { startProcesses } from '../core/pool/spare-processes.js';
import { readCachedPlugins, runInEachBuild } from '../plugins/read/cached-plugins.js';
import { defaultPool } from '../core/pool/pool-options.js';

/** Number of pages from which a second process is worthwhile. */
const pagesForTwo = 60;

/** Number of pages for each process after the second one. */
const pagesForMore = 150;

/**
 * Starts processes for the pages that changed since the last build, or for all pages if there is no cache; and a process if
 * plugins have hooks that run in each build. Safe to call more than once.
 */
export function startForBuild(root: string, cacheDir: string | undefined): void {
  if (defaultPool.isInProcess) return;
  if (cacheDir === undefined || !existsSync(cacheDir)) return startForPages((limit) => countPages(root, limit));
  if (runInEachBuild(readCachedPlugins(cacheDir)?.list)) startProcesses(1, 'plugins');
  const { changed } = openSources(root, cacheDir);
  if (changed > 0) startForPages(() => changed);
}

/** `count`: the number of pages, up to a limit. */
function startForPages(count: (limit: number) => number): void {
  const useful = usefulProcesses();
  const pages = useful === 1 ? 0 : count(useful * pagesForMore);
  startProcesses(pages < pagesForTwo ? 1 : Math.min(useful, 2 + Math.floor(pages / pagesForMore)), 'pages');
}

/** Starts a process for the first page that is opened. */
export function startForDev(): void {
  if (!defaultPool.isInProcess) startProcesses(1, 'pages');
}
