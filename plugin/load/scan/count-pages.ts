import { join } from 'node:path';
import { entriesIn } from '../../reader/docs-file.js';

/** Limit for the number of folders that are scanned to count pages. */
const maxFolders = 200;

/**
 * The number of page files in a folder, up to `limit`: quickly, before the site is loaded. Problems with the folder are reported when
 * it is loaded.
 */
export function countPages(root: string, limit: number): number {
  const folders = [root];
  let pages = 0;
  for (let index = 0; index < Math.min(folders.length, maxFolders) && pages < limit; index++) {
    const folder = folders[index]!;
    for (const entry of entriesIn(folder)) {
      if (/\.mdx?$/.test(entry.name)) pages++;
      if (entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name)) folders.push(join(folder, entry.name));
    }
  }
  return pages;
}
