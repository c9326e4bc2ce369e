import { existsSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/cli/temporary-folder.js';
import type { LoadedPage } from './load-page.js';
import { PageSources } from './page-sources.js';

const root = temporaryFolder();
const cache = join(root, 'cache');
const file = join(root, 'a.mdx');
const longAgo = new Date(1_000_000_000_500);
const tomorrow = new Date(Date.now() + 86_400_000);

/** Loads the page. Returns whether it was read. */
function isRead(sources: PageSources, route = '/a'): boolean {
  let isCalled = false;
  sources.load('a.mdx', route, () => {
    isCalled = true;
    return { page: { route, hash: 'b' } as LoadedPage, warnings: [] };
  });
  sources.save();
  return isCalled;
}

test('a page is read again if its file or its route changes, and not right after a change', async () => {
  writeFileSync(file, 'one');
  // However long the first reading takes, the file has changed just before it.
  utimesSync(file, tomorrow, tomorrow);
  expect(isRead(new PageSources(root, cache))).toBe(true);
  expect(isRead(new PageSources(root, cache))).toBe(true);
  utimesSync(file, longAgo, longAgo);
  const isSettled = (): boolean => Date.now() > statSync(file).ctimeMs + 30;
  await expect.poll(isSettled).toBe(true);
  isRead(new PageSources(root, cache));
  expect(isRead(new PageSources(root, cache))).toBe(false);
  expect(new PageSources(root, cache).changed).toBe(0);
  expect(isRead(new PageSources(root, cache), '/b')).toBe(true);
  // The same size and time.
  writeFileSync(join(root, 'b.mdx'), 'two');
  utimesSync(join(root, 'b.mdx'), longAgo, statSync(file).mtime);
  renameSync(join(root, 'b.mdx'), file);
  const sources = new PageSources(root, cache);
  expect([sources.changed, isRead(sources, '/b'), existsSync(cache)]).toEqual([1, true, true]);
});
