/** Starts the processes of a build before the site is loaded, because each takes a while to load its code. */
import { existsSync } from 'node:fs';
import { countPages } from '../load/scan/count-pages.js';
import { usefulProcesses } from '../core/pool/process-pool.js';
import type { EarlyTasks } from '../core/pool/messages.js';
import { startProcesses } from '../core/pool/spare-processes.js';
import { readCachedPlugins, runInEachBuild } from '../plugins/read/cached-plugins.js';
import { defaultPool } from '../core/pool/pool-options.js';

/** Number of pages from which a second process is worthwhile. */
const pagesForTwo = 60;

/** Number of pages for each process after the second one. */
const pagesForMore = 150;

/**
 * Starts processes if there is no cache, because pages then have to be built; with one, a process if plugins have hooks that run in each
 * build. Safe to call more than once.
 */
export function startForBuild(root: string, cacheDir: string | undefined): void {
  if (cacheDir !== undefined && existsSync(cacheDir)) {
    if (runInEachBuild(readCachedPlugins(cacheDir)?.list)) start(1, 'plugins');
    return;
  }
  const useful = usefulProcesses();
  const pages = useful === 1 ? 0 : countPages(root, useful * pagesForMore);
  start(pages < pagesForTwo ? 1 : Math.min(useful, 2 + Math.floor(pages / pagesForMore)), 'pages');
}

/** Starts a process for the first page that is opened. */
export function startForDev(): void {
  start(1, 'pages');
}

function start(count: number, tasks: EarlyTasks): void {
  if (!defaultPool.isInProcess) startProcesses(count, tasks);
}
