import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { searchManifest, type IndexManifest } from '../../../runtime/search/index/index-file.js';
import { temporaryFolder } from '../../../test/cli/temporary-folder.js';
import { Packs } from '../../page/cache/packs.js';
import { Report } from '../../core/errors/errors.js';
import type { Pool } from '../../core/pool/pool.js';
import { OutputFolder } from '../../core/output/output-folder.js';
import { searchOutput } from './search-output.js';
import { indexPage } from './search-page.js';
import { isSearchable } from './searchable-pages.js';
import { loadSite } from '../../site-build/load-site.js';
import type { BuiltSite } from '../../outputs/output.js';
import { SearchPages } from '../../page-build/search-pages.js';

const loaded = (await loadSite({ root: join(import.meta.dirname, '../../../demo') }, new Report()))!;
const record = { key: 'a', dependencies: {}, problems: { errors: [], warnings: [] }, links: [], elements: [] };
const sections = [{ heading: '', id: '', isCode: false, text: 'Quince jelly', code: '' }];

/** The number of pages in the index, with a pool that only has this outcome. */
async function indexed(search: SearchPages, outcome: object): Promise<number> {
  const pool = { run: async () => outcome } as unknown as Pool;
  const site = { loaded, search } as unknown as BuiltSite;
  for await (const { path, content } of searchOutput({ pool }).files(site)) {
    if (path !== searchManifest) continue;
    const manifest = JSON.parse(content as string) as IndexManifest;
    return manifest.shards.reduce((sum, { pages }) => sum + pages, 0);
  }
  return 0;
}

const searchable = loaded.pages.filter((page) => isSearchable(loaded.site, page)).length;

test.each([
  ['a page that another build has removed from the cache', { output: undefined }],
  ['a worker that ends', { failure: { cause: 'exit' } }],
])('the index is complete in spite of %s', async (_, outcome) => {
  const search = new SearchPages(undefined, undefined);
  loaded.pages.forEach((page, index) => search.add(index, record, indexPage(sections, page)));
  expect(await indexed(search, outcome)).toBe(searchable);
});

test('what workers have written beside the output is indexed, and is not published', async () => {
  const outDir = join(temporaryFolder(), 'site');
  const output = new OutputFolder(outDir);
  const packs = new Packs(output.scratch, 'pages-1.pack');
  const search = new SearchPages(undefined, output.scratch);
  loaded.pages.forEach((page, index) =>
    search.add(index, { ...record, packedSearch: packs.append(indexPage(sections, page)) }),
  );
  packs.close();
  expect(await indexed(search, { output: undefined })).toBe(searchable);
  output.write('index.html', 'key', '');
  output.commit();
  expect(readdirSync(dirname(outDir))).toEqual(['site']);
});
