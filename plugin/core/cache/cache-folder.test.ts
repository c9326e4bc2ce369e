import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { cacheFolder, claimCache, clearCache, evictCaches } from './cache-folder.js';

let home: string;
let env: NodeJS.ProcessEnv;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'octavo-caches-'));
  env = { XDG_CACHE_HOME: home };
});

/** A docs folder with a cache of `bytes`, last built `days` ago. */
function cached(name: string, bytes: number, days: number): string {
  const root = join(home, 'sites', name);
  mkdirSync(root, { recursive: true });
  const folder = cacheFolder(root, env);
  claimCache(folder, root);
  writeFileSync(join(folder, 'pages.pack'), Buffer.alloc(bytes));
  const used = Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(join(folder, 'root.txt'), used, used);
  return folder;
}

const left = (): string[] =>
  readdirSync(join(home, 'octavo'))
    .map((name) => name.split('-')[0]!)
    .toSorted();

test('the least recently used caches are removed until the rest fits', () => {
  const current = cached('current', 1000, 0);
  cached('yesterday', 1000, 1);
  cached('older', 1000, 2);
  cached('oldest', 1000, 3);
  evictCaches(current, { bytes: 3500 });
  expect(left()).toEqual(['current', 'older', 'yesterday']);
});

test('a large cache gives way to smaller ones that were used before it only if they do not fit together', () => {
  const current = cached('current', 100, 0);
  cached('large', 5000, 1);
  cached('small', 100, 2);
  evictCaches(current, { bytes: 1000 });
  expect(left()).toEqual(['current', 'small']);
});

test('the current cache stays, even when it alone is too large', () => {
  evictCaches(cached('current', 1000, 0), { bytes: 10 });
  expect(left()).toEqual(['current']);
});

test('caches of docs folders that were not built for long, or are gone, are removed', () => {
  const current = cached('current', 10, 0);
  cached('recent', 10, 29);
  cached('forgotten', 10, 31);
  writeFileSync(join(cached('gone', 10, 0), 'root.txt'), join(home, 'no such folder'));
  mkdirSync(join(home, 'octavo', 'fonts'));
  evictCaches(current);
  expect(left()).toEqual(['current', 'fonts', 'recent']);
});

test('clearing removes the caches of the user and of the project, and nothing else', () => {
  const user = cached('site', 1000, 0);
  const project = join(home, 'project');
  const docs = join(project, 'docs');
  mkdirSync(join(project, 'node_modules', '.cache', 'other'), { recursive: true });
  mkdirSync(docs);
  writeFileSync(join(project, 'package.json'), '{}');
  const inProject = cacheFolder(docs, env);
  claimCache(inProject, docs);
  const { bytes, folders } = clearCache(docs, env);
  expect(bytes).toBeGreaterThan(1000);
  expect(folders).toEqual([join(project, 'node_modules', '.cache', 'octavo'), join(home, 'octavo')]);
  expect(
    [user, inProject, join(home, 'sites'), join(project, 'node_modules', '.cache', 'other')].map(existsSync),
  ).toEqual([false, false, true, true]);
  expect(clearCache(docs, env)).toEqual({ bytes: 0, folders: [] });
});

test('an environment variable names another folder, also for a project', () => {
  const docs = join(home, 'project', 'docs');
  mkdirSync(join(home, 'project', 'node_modules'), { recursive: true });
  writeFileSync(join(home, 'project', 'package.json'), '{}');
  const chosen = { ...env, OCTAVO_CACHE_DIR: join(home, 'chosen') };
  const folder = cacheFolder(docs, chosen);
  expect(dirname(folder)).toBe(join(home, 'chosen', 'octavo'));
  claimCache(folder, docs);
  expect(clearCache(docs, chosen).folders).toEqual([join(home, 'chosen', 'octavo')]);
  expect(cacheFolder(docs, { ...env, OCTAVO_CACHE_DIR: '' })).toContain('node_modules');
});

test('beside a cache folder that the caller chose, nothing is removed', () => {
  const folder = join(home, 'chosen', 'cache');
  claimCache(folder, home);
  mkdirSync(join(home, 'chosen', 'notes'));
  writeFileSync(join(home, 'chosen', 'notes', 'root.txt'), 'no cache');
  evictCaches(folder, { bytes: 0, age: 0 });
  expect(readdirSync(join(home, 'chosen'))).toEqual(['cache', 'notes']);
});
