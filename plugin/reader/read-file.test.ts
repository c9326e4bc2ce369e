import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFileIn, readFileIn } from './read-file.js';

const outer = mkdtempSync(join(tmpdir(), 'octavo-reader-'));
const folder = join(outer, 'docs');
mkdirSync(join(folder, 'deep'), { recursive: true });
writeFileSync(join(outer, 'secret.txt'), 'secret');
writeFileSync(join(folder, 'a.txt'), 'text');
writeFileSync(join(folder, 'a#b?c%.txt'), 'text');

const faultOf = (path: string): unknown => readFileIn(folder, join(folder, path));

test('reads regular files, whatever their name', () => {
  expect(faultOf('a.txt')).toEqual(Buffer.from('text'));
  expect(faultOf('deep/../a#b?c%.txt')).toEqual(Buffer.from('text'));
});

test.each([
  ['../secret.txt', 'outside'],
  ['../missing.txt', 'outside'],
  ['deep/../../secret.txt', 'outside'],
  ['.', 'folder'],
  ['deep', 'folder'],
  ['missing.txt', 'missing'],
  ['a.txt/b', 'missing'],
  ['a\0b', 'missing'],
  ['a'.repeat(300), 'missing'],
  ['a/'.repeat(5000), 'missing'],
  ['data:image/svg+xml;base64,'.padEnd(70_000, 'A'), 'missing'],
])('%s: %s', (path, fault) => expect(faultOf(path)).toBe(fault));

test('does not follow symbolic links out of the folder', ({ skip }) => {
  skip(process.platform === 'win32', 'symbolic links need extra rights on Windows');
  symlinkSync('../secret.txt', join(folder, 'link.txt'));
  symlinkSync('..', join(folder, 'up'));
  symlinkSync('a.txt', join(folder, 'inner.txt'));
  symlinkSync('loop.txt', join(folder, 'loop.txt'));
  expect(['link.txt', 'up/secret.txt', 'loop.txt'].map(faultOf)).toEqual(['outside', 'outside', 'missing']);
  expect(faultOf('inner.txt')).toEqual(Buffer.from('text'));
});

test('does not wait for named pipes', ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no named pipes in folders');
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  expect(faultOf('pipe')).toBe('special');
});

test('does not read files over the limit', () => {
  expect(findFileIn(folder, join(folder, 'a.txt'), 3)).toEqual({ fault: 'large' });
  expect(readFileIn(folder, join(folder, 'a.txt'), 3)).toBe('large');
});
