import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Where the cache of the docs folder `root` lives: in `node_modules/.cache` of the project around it, or in the user's
 * cache folder where there is no project.
 */
export function cacheFolder(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const name = `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'node_modules'))) {
      return join(folder, 'node_modules', '.cache', 'octavo', name);
    }
  }
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'octavo', name);
}

/** Name of the file in a cache that names the docs folder it belongs to. */
const ownerFile = 'root.txt';

/** Notes whose cache `folder` is, and removes those beside it whose docs folder is gone. */
export function tidyCaches(folder: string, root: string): void {
  try {
    writeFileSync(join(folder, ownerFile), root);
    for (const name of readdirSync(dirname(folder))) {
      const other = join(dirname(folder), name);
      const owner = join(other, ownerFile);
      if (existsSync(owner) && !existsSync(readFileSync(owner, 'utf8')))
        rmSync(other, { recursive: true, force: true });
    }
  } catch {
    // A cache that cannot be written is no error.
  }
}
