import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { buildSite } from '../../site-build/build-site.js';

const page = '---\ntitle: Page\n---\n\nText.\n';

/** The version that the search of each page starts with. */
async function versionsOf(tabs: unknown, paths: readonly string[]): Promise<(string | undefined)[]> {
  const root = writeFiles(temporaryFolder(), {
    'docs.json': { name: 'Versions', colors: { primary: '#336699' }, navigation: { tabs } },
    ...Object.fromEntries(paths.map((path) => [`${path}.mdx`, page])),
  });
  const outDir = join(root, 'out');
  await buildSite({ root, outDir, cacheDir: false });
  return paths.map((path) => {
    const html = readFileSync(join(outDir, path === 'index' ? '' : path, 'index.html'), 'utf8');
    return / data-version="([^"]*)" data-tab/.exec(html)?.[1];
  });
}

const guides = { tab: 'Guides', pages: ['index'] };
const api = {
  tab: 'API',
  versions: [
    { version: '1', pages: ['old'] },
    { version: '2', default: true, pages: ['new'] },
  ],
};

test('readers of a page without versions search the default one', async () => {
  expect(await versionsOf([guides, api], ['index', 'old', 'new'])).toEqual(['2', '1', '2']);
});

test('they search all versions if those of one part are not those of another', async () => {
  const client = { tab: 'Client', versions: [{ version: '7', pages: ['client'] }] };
  expect(await versionsOf([guides, api, client], ['index', 'old', 'new', 'client'])).toEqual([
    undefined,
    '1',
    '2',
    '7',
  ]);
});
