import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string | undefined;

/** A folder for the caches of plugins in a run without a cache. It is created when it is used, and removed when this process ends. */
export function temporaryCache(): string {
  if (folder !== undefined) return folder;
  const created = join(tmpdir(), `octavo-${randomUUID()}`);
  process.once('exit', () => rmSync(created, { recursive: true, force: true }));
  return (folder = created);
}
