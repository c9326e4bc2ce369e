import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The closest folder with one of `names`: `folder`, which may not exist yet, or one above it. */
export function repositoryOf(folder: string, names: readonly string[] = ['.git']): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (names.some((name) => existsSync(join(current, name)))) return current;
    if (current === dirname(current)) return undefined;
  }
}
