/** Puts the temporary folders of a run into one, which is removed at its end: no test can leave anything behind. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mark = 'OCTAVO_TEST_FOLDER';

let folder: string | undefined;

/** Vitest runs this once per project, before the processes of the tests start. */
export function setup(): void {
  if (process.env[mark]) return;
  // macOS has a link here and Windows a short name: what tests compare must be the path that the system reports.
  folder = mkdtempSync(join(realpathSync.native(tmpdir()), 'octavo-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP', mark]) process.env[name] = folder;
}

/** And this at the end. */
export function teardown(): void {
  if (!folder) return;
  delete process.env[mark];
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
