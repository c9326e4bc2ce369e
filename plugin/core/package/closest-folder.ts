import { dirname } from 'node:path';

/** The closest folder that `isWanted`: `folder`, which may not exist yet, or one above it. */
export function closestFolder(folder: string, isWanted: (folder: string) => boolean): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (isWanted(current)) return current;
    if (current === dirname(current)) return undefined;
  }
}
