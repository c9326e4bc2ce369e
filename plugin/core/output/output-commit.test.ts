import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { commitOutput, recoverOutput } from './output-commit.js';
import { acquireLock, releaseLock } from './output-lock.js';
import { outputPaths } from './output-paths.js';

let outDir: string;
beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), 'octavo-commit-')), 'dist');
});

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function read(folder = outDir): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

const before = { 'index.html': 'old', 'gone/index.html': 'old', 'same.txt': 'same' };
const change = { staged: ['index.html', 'new/index.html'], kept: ['same.txt'], removed: ['gone/index.html'] };
const after = { 'index.html': 'new', 'new/index.html': 'new', 'same.txt': 'same' };

/** A folder with the old site and a staging folder with the new site. */
function prepare(foreign: Record<string, string> = {}) {
  write(outDir, { ...before, ...foreign });
  const paths = outputPaths(outDir);
  write(paths.staging, { 'index.html': 'new', 'new/index.html': 'new' });
  return paths;
}

/** The files that are left next to the output folder. */
const beside = (): string[] => readdirSync(dirname(outDir)).filter((name) => name !== 'dist');

test('a folder that contains only the previous site is replaced at once', () => {
  const paths = prepare();
  const { ino } = statSync(outDir);
  commitOutput(paths, change);
  expect(statSync(outDir).ino).not.toBe(ino);
  expect(read()).toEqual(after);
  expect(beside()).toEqual([]);
});

test('a few changes of many files are moved into the folder', () => {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`page-${index}.txt`, 'same']));
  const paths = prepare(many);
  const { ino } = statSync(outDir);
  commitOutput(paths, { ...change, kept: [...change.kept, ...Object.keys(many)] });
  expect(statSync(outDir).ino).toBe(ino);
  expect(read()).toEqual({ ...after, ...many });
});

test('in a folder with files of others, these stay', () => {
  const paths = prepare({ CNAME: 'docs.example.com', 'gone/notes.txt': 'mine' });
  const { ino } = statSync(outDir);
  commitOutput(paths, change);
  expect(statSync(outDir).ino).toBe(ino);
  expect(read()).toEqual({ ...after, CNAME: 'docs.example.com', 'gone/notes.txt': 'mine' });
});

test('a build that ended before its commit leaves the old site, and the next one removes what it has left', () => {
  prepare();
  recoverOutput(outputPaths(outDir));
  expect(read()).toEqual(before);
  expect(beside()).toEqual([]);
});

test('a build that ended between the two renames is undone', () => {
  const paths = prepare();
  renameSync(outDir, paths.previous);
  recoverOutput(outputPaths(outDir));
  expect(read()).toEqual(before);
  expect(beside()).toEqual([]);
});

test('a symbolic link to the output folder stays one', () => {
  const link = join(dirname(outDir), 'public');
  write(outDir, before);
  symlinkSync(outDir, link, 'junction');
  expect(outputPaths(link)).toEqual(outputPaths(outDir));
});

test('a lock is held by a process that runs, and by no other', () => {
  const { lock } = outputPaths(outDir);
  expect(acquireLock(lock)).toBeUndefined();
  expect(acquireLock(lock)).toBe(process.pid);
  const own = JSON.parse(readFileSync(lock, 'utf8')) as object;
  releaseLock(lock);
  const stale = ['', '{', JSON.stringify({ ...own, pid: 999_999_999 }), JSON.stringify({ ...own, started: '1' })];
  const taken = stale.map((text) => {
    writeFileSync(lock, text);
    return acquireLock(lock);
  });
  // Only Linux provides the start time of a process.
  expect(taken.slice(0, 'started' in own ? 4 : 3).filter(Boolean)).toEqual([]);
});
