/** `octavo cache clear`. */
import { clearCache } from '../../core/cache/cache-folder.js';
import type { CommandNamed } from '../arguments/arguments.js';

/** Removes the caches of earlier builds, and lists the removed folders. */
export function runCacheClear({ root }: CommandNamed<'cache clear'>): number {
  const { bytes, folders } = clearCache(root);
  const list = folders.map((folder) => `  ${folder}\n`).join('');
  process.stdout.write(folders.length === 0 ? 'The cache is empty.\n' : `Removed ${readableSize(bytes)}:\n${list}`);
  return 0;
}

/** Formats bytes as `1.2 MB`. */
function readableSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
