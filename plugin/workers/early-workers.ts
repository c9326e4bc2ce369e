/** Starts the workers of a build before the build itself is loaded: each needs time to load its own code. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startSpareWorkers } from './spare-workers.js';

/** A second worker pays off from so many pages. */
const pagesForTwo = 60;

/** So many folders are looked at to count pages. */
const mostFolders = 200;

/** Starts workers where there is no cache, so that there will be pages to build. Safe to call more than once. */
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

/** Problems with the folder are reported where it is read. */
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
