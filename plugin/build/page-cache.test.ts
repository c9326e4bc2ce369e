import { mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/cli/temporary-folder.js';
import type { RenderedPage } from '../mdx/types.js';
import { PageCache } from './page-cache.js';

const temporary = temporaryFolder();
let folder: string;
let count = 0;
beforeEach(() => {
  folder = join(temporary, String(++count));
  mkdirSync(folder);
});

const page = (html: string): RenderedPage => ({
  meta: { title: '' },
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
  cache.store('a.mdx', record(key), page(html));
  cache.saveOutputs('/out', { 'a/index.html': { key, size: 1, mtimeMs: 2 } });
  cache.save();
}

test('a page is found again by its key, with what was written', () => {
  store('<p>one</p>');
  const cache = new PageCache(folder, '1');
  const found = cache.find('a.mdx', 'key');
  expect(found && cache.read(found)).toEqual(page('<p>one</p>'));
  expect(cache.find('a.mdx', 'other key')).toBeUndefined();
  expect(cache.outputs('/out')).toEqual({ 'a/index.html': { key: 'key', size: 1, mtimeMs: 2 } });
});

test('what another version wrote is forgotten', () => {
  store('<p>one</p>');
  expect(new PageCache(folder, '2').find('a.mdx', 'key')).toBeUndefined();
});

test('pages that the last build did not have are forgotten', () => {
  store('<p>one</p>');
  new PageCache(folder, '1').save();
  expect(new PageCache(folder, '1').find('a.mdx', 'key')).toBeUndefined();
});

test('a damaged cache is an empty one', () => {
  store('<p>one</p>');
  truncateSync(join(folder, 'pages.pack'), 5);
  const damaged = new PageCache(folder, '1');
  expect(damaged.read(damaged.find('a.mdx', 'key')!)).toBeUndefined();
  writeFileSync(join(folder, 'index.json'), '{');
  expect(new PageCache(folder, '1').find('a.mdx', 'key')).toBeUndefined();
});

test('the pack does not grow with every change', () => {
  for (let count = 0; count < 20; count++) store(`<p>${'x'.repeat(1000)}${count}</p>`, `key ${count}`);
  const packs = readdirSync(folder).filter((name) => name.endsWith('.pack'));
  expect(packs).toHaveLength(1);
  expect(statSync(join(folder, packs[0]!)).size).toBeLessThan(4000);
  const cache = new PageCache(folder, '1');
  expect(cache.read(cache.find('a.mdx', 'key 19')!)?.html).toContain('x19');
});

test('a folder that cannot be written is no error', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const cache = new PageCache(join(file, 'cache'), '1');
  cache.store('a.mdx', record('key'), page(''));
  expect(() => cache.save()).not.toThrow();
});
