import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { readSite } from '../../config/read/read-site.js';
import { settingsSchemas } from '../../site-build/settings.js';
import { Report } from '../../core/errors/errors.js';
import { withoutAnchors } from './anchor-entries.js';
import { namedPages } from './navigation-pages.js';

const root = writeFiles(`${temporaryFolder()}/site`, {
  'index.mdx': '',
  'guides/install.mdx': '',
  'guides/update.md': '',
  'c#sdk.mdx': '',
  'c.mdx': '',
  'c#/intro.mdx': '',
});

async function read(navigation: object): Promise<{ entries: string[]; report: Report }> {
  writeFiles(root, { 'docs.json': JSON.stringify({ name: 'x', navigation }, null, 2) });
  const report = new Report();
  const site = (await readSite(root, report, settingsSchemas))!;
  const entries = namedPages(withoutAnchors(site, new Set(['api/create']), report));
  return { entries: entries.map(({ path }) => path), report };
}

test.each([
  ['guides/install#linux', 'guides/install'],
  ['guides/update#', 'guides/update'],
  ['/guides/install.mdx#linux', 'guides/install'],
  ['api/create#body', 'api/create'],
  ['c#', 'c'],
])('%s is the entry of the page %s, with a warning at its place', async (entry, page) => {
  const { entries, report } = await read({ pages: ['index', entry] });
  expect(entries).toEqual(['index', page]);
  expect(report.warnings).toMatchObject([
    { code: 'page-path', file: 'docs.json', line: 6, column: 7, hint: `Write "${page}".` },
  ]);
});

test.each(['c#sdk', 'c#/intro', 'guides/none#linux', 'guides/install'])('%s is left as it is', async (entry) => {
  const { entries, report } = await read({ pages: [entry] });
  expect(entries).toEqual([entry]);
  expect(report.warnings).toEqual([]);
});

test('root pages of groups and tabs can have an anchor, too, and are reported once', async () => {
  const group = { group: 'Guides', root: 'guides/install#linux', pages: ['guides/update'] };
  const { entries, report } = await read({ tabs: [{ tab: 'Start', root: 'index#top', groups: [group] }] });
  expect(entries).toEqual(['index', 'guides/install', 'guides/update']);
  expect(report.warnings.map(({ code }) => code)).toEqual(['page-path', 'page-path']);
});
