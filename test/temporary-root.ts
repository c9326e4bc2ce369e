/** Puts the temporary folders of a run into one, which is removed at its end: no test can leave anything behind. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mark = 'OCTAVO_TEST_FOLDER';

const names = ['TMPDIR', 'TEMP', 'TMP', mark];
let folder: string | undefined;
let before: (string | undefined)[] = [];

/** Vitest runs this once per project, before the processes of the tests start. */
export function setup(): void {
  if (process.env[mark]) return;
  // macOS has a link here and Windows a short name: what tests compare must be the path that the system reports.
  folder = mkdtempSync(join(realpathSync.native(tmpdir()), 'octavo-tests-'));
  before = names.map((name) => process.env[name]);
  for (const name of names) process.env[name] = folder;
}

/** And this at the end. */
export function teardown(): void {
  if (!folder) return;
  for (const [index, name] of names.entries()) {
    if (before[index] === undefined) delete process.env[name];
    else process.env[name] = before[index];
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
