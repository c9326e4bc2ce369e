import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
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
