/** Starts the processes of a build before the site is loaded, because each takes a while to load its code. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { usefulProcesses } from '../../core/pool/process-pool.js';
import { startProcesses } from '../../core/pool/spare-processes.js';
import { usualPool } from './open-pool.js';

/** Number of pages from which a second process is worthwhile. */
const pagesForTwo = 60;

/** Number of pages for each process after the second one. */
const pagesForMore = 150;

/** Limit for the number of folders that are scanned to count pages. */
const mostFolders = 200;

/** Starts processes if there is no cache, because pages then have to be built. Safe to call more than once. */
export function startForBuild(root: string, cacheDir: string | false): void {
  if (cacheDir !== false && existsSync(cacheDir)) return;
  const useful = usefulProcesses();
  const pages = useful === 1 ? 0 : countPages(root, useful * pagesForMore);
  start(pages < pagesForTwo ? 1 : Math.min(useful, 2 + Math.floor(pages / pagesForMore)));
}

/** Starts a process for the first page that is opened. */
export function startForDev(): void {
  start(1);
}

function start(count: number): void {
  if (!usualPool.isInProcess) startProcesses(count);
}

/** Counts up to `limit`. */
function countPages(root: string, limit: number): number {
  const folders = [root];
  let pages = 0;
  for (let index = 0; index < Math.min(folders.length, mostFolders) && pages < limit; index++) {
    const folder = folders[index]!;
    for (const entry of entriesOf(folder)) {
      if (/\.mdx?$/.test(entry.name)) pages++;
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return pages;
}

/** Problems with the folder are reported when it is loaded. */
function entriesOf(folder: string): ReturnType<typeof readEntries> {
  try {
    return readEntries(folder);
  } catch {
    return [];
  }
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
