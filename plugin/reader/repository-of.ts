import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closestFolder } from '../core/package/closest-folder.js';

/** The closest folder with one of `names`: `folder`, which may not exist yet, or one above it. */
export function repositoryOf(folder: string, names: readonly string[] = ['.git']): string | undefined {
  return closestFolder(folder, (each) => names.some((name) => existsSync(join(each, name))));
}
