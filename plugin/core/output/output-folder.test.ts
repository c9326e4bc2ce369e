import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { OutputFolder, writeStaged } from './output-folder.js';
import type { OutputRecords } from './output-record.js';

let outDir: string;
beforeEach(() => {
  outDir = join(mkdtempSync(join(tmpdir(), 'octavo-output-')), 'dist');
});

const read = (path: string): string => readFileSync(join(outDir, path), 'utf8');

/** A first build with two pages. */
function first(): ReturnType<OutputFolder['commit']> {
  const output = new OutputFolder(outDir);
  output.write('index.html', 'key a', 'start');
  output.write('guides/old/index.html', 'key b', 'old');
  return output.commit();
}

test('nothing is there before the end', () => {
  const output = new OutputFolder(outDir);
  output.write('index.html', 'key', 'start');
  expect(existsSync(outDir)).toBe(false);
  output.commit();
  expect(read('index.html')).toBe('start');
  expect(readdirSync(dirname(outDir))).toEqual(['dist']);
});

test('a build that is given up leaves the last one as it was', () => {
  const records = first();
  const output = new OutputFolder(outDir, () => records);
  output.write('index.html', 'key c', 'changed');
  output.close();
  expect(read('index.html')).toBe('start');
  expect(readdirSync(dirname(outDir))).toEqual(['dist']);
});

test('files that the new build does not have are removed, with the folders that they leave empty', () => {
  const records = first();
  const output = new OutputFolder(outDir, () => records);
  expect(output.keep('index.html', 'key a')).toBe(true);
  output.commit();
  expect(read('index.html')).toBe('start');
  expect(existsSync(join(outDir, 'guides'))).toBe(false);
});

test('a file or folder that blocks a path is reported, and a later build can have a file in place of a folder', () => {
  const records = first();
  const output = new OutputFolder(outDir, () => records);
  output.keep('index.html', 'key a');
  output.write('llms.txt/index.html', 'key', 'page');
  const paths = ['llms.txt', 'index.html/a.png', 'guides', 'llms', 'index'];
  expect(paths.filter((path) => output.has(path))).toEqual(['llms.txt', 'index.html/a.png']);
  const between = output.commit();
  const next = new OutputFolder(outDir, () => between);
  next.write('llms.txt', 'key', 'text');
  next.commit();
  expect(read('llms.txt')).toBe('text');
});

test('files of others stay', () => {
  const records = first();
  writeFileSync(join(outDir, 'CNAME'), 'docs.example.com');
  new OutputFolder(outDir, () => records).commit();
  expect(read('CNAME')).toBe('docs.example.com');
});

test.each([0, 1, 2])(
  'beside files of others, the next build completes one that ended after %i of its moves',
  (moves) => {
    const records = first();
    writeFileSync(join(outDir, 'CNAME'), 'docs.example.com');
    const build = (before: OutputRecords): OutputFolder => {
      const output = new OutputFolder(outDir, () => before);
      output.write('index.html', 'key c', 'changed');
      output.write('new/index.html', 'key d', 'new');
      return output;
    };
    let noted: OutputRecords = {};
    const ended = build(records);
    const end = (each: OutputRecords): never => {
      noted = each;
      throw new Error('ended');
    };
    expect(() => ended.commit(end)).toThrow('ended');
    mkdirSync(join(outDir, 'new'));
    for (const path of ['index.html', 'new/index.html'].slice(0, moves))
      renameSync(join(ended.staging, path), join(outDir, path));
    ended.close();
    build(noted).commit();
    expect(readdirSync(outDir).toSorted()).toEqual(['CNAME', 'index.html', 'new']);
    expect([read('index.html'), read('new/index.html')]).toEqual(['changed', 'new']);
    expect(readdirSync(dirname(outDir))).toEqual(['dist']);
  },
);

test('a file is kept only if its key is the same and it was not changed', () => {
  const records = first();
  const output = new OutputFolder(outDir, () => records);
  expect(output.keep('index.html', 'other key')).toBe(false);
  writeFileSync(join(outDir, 'index.html'), 'changed by hand');
  expect(output.keep('index.html', 'key a')).toBe(false);
});

test('files of a key are kept only if all of them are there, and nothing else is at their paths', () => {
  const records = first();
  const isKept = (key: string, prepare = (_output: OutputFolder): void => {}): boolean => {
    const output = new OutputFolder(outDir, () => records);
    prepare(output);
    const result = output.keepAll(key);
    output.close();
    return result;
  };
  expect(isKept('key b')).toBe(true);
  expect(isKept('key c')).toBe(false);
  expect(isKept('key b', (output) => output.write('guides/old/index.html', 'key', 'of the author'))).toBe(false);
  writeFileSync(join(outDir, 'guides/old/index.html'), 'changed by hand');
  expect(isKept('key b')).toBe(false);
});

test('equal bytes are not written again, so that the file keeps its time', () => {
  const records = first();
  const before = statSync(join(outDir, 'index.html')).mtimeMs;
  const output = new OutputFolder(outDir, () => records);
  output.write('index.html', 'new key', 'start');
  const after = output.commit();
  expect(statSync(join(outDir, 'index.html')).mtimeMs).toBe(before);
  expect(after['index.html']?.key).toBe('new key');
});

test('a staged file with the same bytes is not moved', () => {
  const records = first();
  const before = statSync(join(outDir, 'index.html')).mtimeMs;
  const output = new OutputFolder(outDir, () => records);
  writeStaged(output.staging, 'index.html', 'start');
  output.adopt('index.html', 'new key');
  expect(output.find('index.html')).toMatchObject({ key: 'new key', path: join(outDir, 'index.html') });
  output.commit();
  expect(statSync(join(outDir, 'index.html')).mtimeMs).toBe(before);
});

test('a page may take the place of what was a folder, and a folder that of a page', () => {
  const records = first();
  const output = new OutputFolder(outDir, () => records);
  output.write('guides', 'key', 'now a file');
  output.write('index.html/deep.html', 'key', 'now a folder');
  output.commit();
  expect(read('guides')).toBe('now a file');
  expect(read('index.html/deep.html')).toBe('now a folder');
});
