import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The closest folder with a `.git`: `folder`, which may not exist yet, or one above it. */
export function repositoryOf(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (existsSync(join(current, '.git'))) return current;
    if (current === dirname(current)) return undefined;
  }
}
