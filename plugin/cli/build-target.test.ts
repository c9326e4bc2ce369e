import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildTarget } from './build-target.js';
import { UsageError } from './cli-error.js';

const root = resolve('/planets/docs');
const command = { root, out: undefined, site: undefined, base: '/' };

test('builds into the "dist" folder of the docs by default', () => {
  expect(buildTarget(command)).toEqual({ outDir: join(root, 'dist'), siteUrl: undefined });
});

test.each(['.', '..', '../..'])('never writes to %s, which would overwrite the docs', (path) => {
  expect(() => buildTarget({ ...command, out: resolve(root, path) })).toThrow(UsageError);
});

test('writes into empty folders and over an earlier site, but not between files of others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-target-'));
  const build = (): unknown => buildTarget({ ...command, out: folder });
  expect(build).not.toThrow();
  for (const name of ['CNAME', '.git', '.nojekyll']) writeFileSync(join(folder, name), '');
  expect(build).not.toThrow();
  mkdirSync(join(folder, '_octavo'));
  writeFileSync(join(folder, 'thesis.txt'), '');
  expect(build).not.toThrow();
  rmSync(join(folder, '_octavo'), { recursive: true });
  expect(build).toThrow('contains files that no build wrote, such as "thesis.txt"');
});

test('builds beside the docs, also where the names begin alike', () => {
  const out = resolve('/planets/doc');
  expect(buildTarget({ ...command, out })).toMatchObject({ outDir: out });
});

test('refuses a path in --site and shows where it belongs', () => {
  const build = () => buildTarget({ ...command, site: new URL('https://ada.example.com/planets') });
  const message = '--site "https://ada.example.com/planets" contains a path.';
  const hint = 'Give the path with --base: --site https://ada.example.com --base /planets/';
  expect(build).toThrow(expect.objectContaining({ message, hint }) as Error);
});

test('accepts a path in --site that is the base path as well', () => {
  const site = new URL('https://ada.example.com/planets');
  expect(buildTarget({ ...command, site, base: '/planets/' })).toMatchObject({ siteUrl: 'https://ada.example.com' });
});
