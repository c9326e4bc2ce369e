/** Puts all temporary folders of a run into one folder, which is removed at the end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mark = 'OCTAVO_TEST_FOLDER';

/** Several times the size that the tests need, in bytes. */
const minFreeBytes = 4 * 2 ** 30;

const names = ['TMPDIR', 'TEMP', 'TMP', mark];
let folder: string | undefined;
let before: (string | undefined)[] = [];

/** Runs once per Vitest project, before the tests. */
export function setup(): void {
  if (process.env[mark]) return;
  folder = inMemory() ?? temporaryIn(tmpdir());
  before = names.map((name) => process.env[name]);
  for (const name of names) process.env[name] = folder;
}

/** A folder of the RAM disk of Linux, where small files are written ten times faster; `undefined` without a suitable one. */
function inMemory(): string | undefined {
  if (process.env['TMPDIR']) return undefined;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < minFreeBytes) return undefined;
    const created = temporaryIn('/dev/shm');
    if (runsPrograms(created)) return created;
    rmSync(created, { recursive: true });
  } catch {
    // There is none, or it cannot be written.
  }
  return undefined;
}

/** Whether programs in the folder can be started. In containers, programs on the RAM disk often cannot. */
function runsPrograms(parent: string): boolean {
  const program = join(parent, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/** The real path, because the usual one is a link on macOS and a short name on Windows. */
function temporaryIn(parent: string): string {
  return mkdtempSync(join(realpathSync.native(parent), 'octavo-tests-'));
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
