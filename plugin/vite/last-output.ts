/** The output folder of a docs folder's last build, for `vite preview`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../core/cache/cache-folder.js';

/** Name of the file in a cache that contains the path of the output folder of the last build. */
const outputFile = 'output.txt';

/** Remembers where the docs folder `root` was built to. */
export function rememberOutput(root: string, outDir: string): void {
  try {
    writeFileSync(join(cacheFolder(root), outputFile), outDir);
  } catch {
    // Failing to write the cache is not an error.
  }
}

/** The output folder of the last build of the docs folder `root`; `undefined` if it is unknown. */
export function lastOutput(root: string): string | undefined {
  const file = join(cacheFolder(root), outputFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
