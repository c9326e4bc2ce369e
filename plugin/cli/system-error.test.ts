import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CliError } from './cli-error.js';
import { systemError } from './system-error.js';

const folder = mkdtempSync(join(tmpdir(), 'octavo-system-error-'));
afterAll(() => rmSync(folder, { recursive: true }));

function errorOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return systemError(error);
  }
  return undefined;
}

test('names the file that is in the place of a folder', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const error = errorOf(() => mkdirSync(join(file, 'docs')));
  expect(error).toBeInstanceOf(CliError);
  expect((error as CliError).message).toBe(`There is a file in the place of a folder: ${join(file, 'docs')}.`);
});

test('explains missing permissions, and a project without Vite', () => {
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/srv/docs' });
  expect(systemError(denied)).toMatchObject({ message: 'No permission to use /srv/docs.' });
  for (const message of [
    "Cannot find package 'vite' imported from /srv/node_modules/octavo/dist/node/start-server.js",
    "octavo tried to access vite (a peer dependency) but it isn't provided by your application",
  ])
    expect(systemError(new Error(message))).toMatchObject({ message: 'Octavo needs Vite, which is not installed.' });
});

test('returns any other error unchanged', () => {
  const error = new Error("Cannot find package 'vitepress'");
  expect(systemError(error)).toBe(error);
});
