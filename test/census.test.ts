/** What an author writes is on the page, in its Markdown form and in the search index, or a message is about it. */
import { expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { temporaryFolder } from './cli/temporary-folder.js';
import { Census, type CensusBuild } from './fuzz/census/census.js';
import { settingsCensus } from './fuzz/census/settings.js';

const build: CensusBuild = async (root, outDir) => {
  const { pages, report } = await buildSite({ root, outDir, cacheDir: false });
  return { pages, errors: report.errors, others: [...report.warnings, ...report.notices] };
};

test('nothing that an author writes is lost in silence', async () => {
  // As many pages as it takes to write each construct once.
  const { pieces, groups } = await new Census(build).run('1', 100, { rounds: 0, onProgress: () => {} });
  expect(pieces).toBeGreaterThan(1200);
  const lost = groups.filter(({ what }) => what.startsWith('lost'));
  expect(lost.map(({ what, positions, source }) => ({ what, positions, source }))).toEqual([]);
});

test('nothing in a setting is lost in silence', async () => {
  const { fields, lost } = await settingsCensus(build, `${temporaryFolder()}/docs`, ['text']);
  expect(fields).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
