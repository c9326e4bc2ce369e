/** Puts all temporary folders of a run into one folder, which is removed at the end. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mark = 'OCTAVO_TEST_FOLDER';

const names = ['TMPDIR', 'TEMP', 'TMP', mark];
let folder: string | undefined;
let before: (string | undefined)[] = [];

/** Runs once per Vitest project, before the tests. */
export function setup(): void {
  if (process.env[mark]) return;
  // The real path, because this is a link on macOS and a short name on Windows.
  folder = mkdtempSync(join(realpathSync.native(tmpdir()), 'octavo-tests-'));
  before = names.map((name) => process.env[name]);
  for (const name of names) process.env[name] = folder;
}

/** Runs after the tests. */
export function teardown(): void {
  if (!folder) return;
  for (const [index, name] of names.entries()) {
    if (before[index] === undefined) delete process.env[name];
    else process.env[name] = before[index];
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
