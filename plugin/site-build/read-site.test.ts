import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { checkSite, readSite } from './read-site.js';

const root = writeFiles(temporaryFolder(), {
  'docs.json': { name: 'Planets', navigation: { pages: ['index', 'gone'] } },
  'index.mdx': '---\ntitle: Start\n---\n\n[Dead](/pluto)\n',
});

test('reads a site without compiling its pages', async () => {
  const { site, pages, report } = await readSite({ root });
  expect(site?.name).toBe('Planets');
  expect(pages.map(({ route, meta }) => [route, meta.title])).toEqual([['/', 'Start']]);
  expect(report.warnings.map(({ code }) => code)).toEqual(['page-missing']);
});

test('checks a site without writing files', async () => {
  const { pages, report, outDir } = await checkSite({ root, cacheDir: false });
  expect([pages, outDir, existsSync(`${root}/dist`)]).toEqual([1, undefined, false]);
  expect(report.warnings.map(({ code }) => code)).toContain('link-dead');
});
