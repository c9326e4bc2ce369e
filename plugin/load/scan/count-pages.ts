import { join } from 'node:path';
import { entriesIn, fileState } from '../../reader/docs-file.js';

/** Limit for the number of folders that are scanned to count pages. */
const maxFolders = 200;

/** Size of a specification for each of its pages, in bytes: large ones of public APIs have 3,500 to 9,000. */
const bytesPerApiPage = 10_000;

/**
 * The number of page files in a folder, and of pages that its specifications may have, up to `limit`: quickly, before the
 * site is loaded. Problems with the folder are reported when it is loaded.
 */
export function countPages(root: string, limit: number): number {
  const folders = [root];
  let pages = 0;
  for (let index = 0; index < Math.min(folders.length, maxFolders) && pages < limit; index++) {
    const folder = folders[index]!;
    for (const entry of entriesIn(folder)) {
      if (/\.mdx?$/.test(entry.name)) pages++;
      else if (/\.(?:json|ya?ml)$/.test(entry.name)) pages += apiPages(join(folder, entry.name));
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return pages;
}

function apiPages(file: string): number {
  return Math.floor((fileState(file)?.size ?? 0) / bytesPerApiPage);
}
