/** Both engines, and the native one with plugins that change nothing, must give the same tree for every page of the real sites. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differingPages } from '../../../test/fixtures/compare-engines.js';
import { corpus, realSites, skipWithoutSites } from '../../../test/fixtures/real-sites.js';
import { nativeEngine } from './native.js';

skipWithoutSites();

test.skipIf(!nativeEngine).each(realSites)('both engines give the same tree for each page of %s', async (site) => {
  const files = readdirSync(join(corpus, site), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => join(corpus, site, path));
  expect(files.length).toBeGreaterThan(0);
  expect(await differingPages(files)).toEqual([]);
  expect(await differingPages(files, 'plugins')).toEqual([]);
});
