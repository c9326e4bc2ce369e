import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/cli/temporary-folder.js';
import type { RenderedPage } from '../../mdx/types.js';
import { PageCache } from './page-cache.js';
import { Packs } from './packs.js';

const temporary = temporaryFolder();
let folder: string;
let count = 0;
beforeEach(() => {
  folder = join(temporary, String(++count));
  mkdirSync(folder);
});

const page = (html: string): RenderedPage => ({
  html,
  markdown: '',
  toc: [],
  elements: [],
  classes: [],
  links: [],
});
const record = (key: string) => ({
  key,
  dependencies: {},
  problems: { errors: [], warnings: [] },
  links: [],
  elements: [],
});

function store(html: string, key = 'key', version = '1'): void {
  const cache = new PageCache(folder, version);
  const packs = new Packs(folder, 'pages-1.pack');
  cache.keep('a.mdx', { ...record(key), packed: packs.append(page(html)) });
  packs.close();
  cache.saveOutputs('/out', { 'a/index.html': { key, size: 1, mtimeMs: 2 } });
  cache.save();
}

test('a page is found again by its key, with what was written', () => {
  store('<p>one</p>');
  const cache = new PageCache(folder, '1');
  const found = cache.find('a.mdx');
  expect(found && cache.read(found)).toEqual(page('<p>one</p>'));
  expect(found?.key).toBe('key');
  expect(cache.outputs('/out')).toEqual({ 'a/index.html': { key: 'key', size: 1, mtimeMs: 2 } });
});

test('what another version wrote is forgotten', () => {
  store('<p>one</p>');
  expect(new PageCache(folder, '2').find('a.mdx')).toBeUndefined();
});

test('pages that the last build did not have are forgotten', () => {
  store('<p>one</p>');
  new PageCache(folder, '1').save();
  expect(new PageCache(folder, '1').find('a.mdx')).toBeUndefined();
});

test('a damaged cache is an empty one', () => {
  store('<p>one</p>');
  truncateSync(join(folder, 'pages-1.pack'), 5);
  const damaged = new PageCache(folder, '1');
  expect(damaged.read(damaged.find('a.mdx')!)).toBeUndefined();
  writeFileSync(join(folder, 'index.json'), '{');
  expect(new PageCache(folder, '1').find('a.mdx')).toBeUndefined();
});

test('the packs do not grow with every change', () => {
  for (let count = 0; count < 20; count++) store(`<p>${'x'.repeat(1000)}${count}</p>`, `key ${count}`);
  const packs = readdirSync(folder).filter((name) => name.endsWith('.pack'));
  const size = packs.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(size).toBeLessThan(4000);
  const cache = new PageCache(folder, '1');
  expect(cache.read(cache.find('a.mdx')!)?.html).toContain('x19');
});

test('a pack is not removed by a build in the same millisecond', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  try {
    for (let count = 0; count < 20; count++) store('<p>same</p>', `key ${count}`);
  } finally {
    vi.useRealTimers();
  }
  const cache = new PageCache(folder, '1');
  expect(cache.read(cache.find('a.mdx')!)?.html).toBe('<p>same</p>');
});

test('a folder that cannot be written is not an error', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cache = new PageCache(join(file, 'cache'), '1');
  cache.keep('a.mdx', {
    ...record('key'),
    packed: new Packs(join(file, 'cache'), 'pages-1.pack').append(page('')),
  });
  expect(() => cache.save()).not.toThrow();
});
