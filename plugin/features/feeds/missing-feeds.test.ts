import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import type { LoadedSite } from '../../load/loaded-site.js';
import { missingFeeds } from './missing-feeds.js';

test('pages that ask for a feed are reported if the URL of the site is not known', () => {
  const pages = [true, false].map((rss) => ({ file: `${rss}.mdx`, meta: { rss } }));
  const root = writeFiles(temporaryFolder(), { 'true.mdx': '---\nrss: true\n---\n', 'false.mdx': '' });
  const loaded = { site: { root }, pages } as unknown as LoadedSite;
  expect(missingFeeds(loaded)).toMatchObject([{ code: 'feed-missing', file: 'true.mdx', line: 2 }]);
  expect(missingFeeds({ ...loaded, siteUrl: 'https://docs.example.com' })).toEqual([]);
});
