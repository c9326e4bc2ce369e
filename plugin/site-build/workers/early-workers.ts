/** Starts the workers of a build before the build itself is loaded, because each takes a while to load its code. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startSpareWorkers } from './spare-workers.js';

/** Number of pages from which a second worker is worthwhile. */
const pagesForTwo = 60;

/** Limit for the number of folders that are scanned to count pages. */
const mostFolders = 200;

/** Starts workers if there is no cache, because pages then have to be built. Safe to call more than once. */
export function startEarlyWorkers(root: string, cacheDir: string | false): void {
  if (cacheDir !== false && existsSync(cacheDir)) return;
  startSpareWorkers(availableParallelism() > 1 && hasManyPages(root) ? 2 : 1);
}

function hasManyPages(root: string): boolean {
  const folders = [root];
  let pages = 0;
  for (let index = 0; index < Math.min(folders.length, mostFolders); index++) {
    const folder = folders[index]!;
    for (const entry of entriesOf(folder)) {
      if (/\.mdx?$/.test(entry.name) && ++pages >= pagesForTwo) return true;
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return false;
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
