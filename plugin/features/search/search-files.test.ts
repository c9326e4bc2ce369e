import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { IndexManifest } from '../../../runtime/search/index/index-file.js';
import { temporaryFolder } from '../../../test/cli/temporary-folder.js';
import { Packs } from '../../core/cache/packs.js';
import { Report } from '../../core/errors/errors.js';
import { OutputFolder } from '../../core/output/output-folder.js';
import { searchManifest } from '../../../runtime/search/index/index-file.js';
import { isSearchable } from './searchable-pages.js';
import { indexPage } from './search-page.js';
import { loadSite } from '../../site-build/load-site.js';
import type { Pool } from '../../core/pool/pool.js';
import { SearchPages, writeSearchFiles } from './search-files.js';
import type { SearchTasks } from './search-files.js';

const loaded = (await loadSite({ root: join(import.meta.dirname, '../../../demo') }, new Report()))!;
const record = { key: 'a', dependencies: {}, problems: { errors: [], warnings: [] }, links: [], elements: [] };
const sections = [{ heading: '', id: '', isCode: false, text: 'Quince jelly', code: '' }];

/** Writes the index of all pages with a pool that only has this outcome. Returns the number of pages in it. */
async function write(search: SearchPages, output: OutputFolder, outcome: object): Promise<number> {
  const pool = { run: async () => outcome } as unknown as Pool<SearchTasks>;
  await writeSearchFiles(loaded, search, 'key', output, pool);
  output.commit();
  const manifest = JSON.parse(readFileSync(join(output.outDir, searchManifest), 'utf8')) as IndexManifest;
  return manifest.shards.reduce((sum, { pages }) => sum + pages, 0);
}

const searchable = loaded.pages.filter((page) => isSearchable(loaded.site, page)).length;

test.each([
  ['a page that another build has removed from the cache', { output: undefined }],
  ['a worker that ends', { failure: { cause: 'exit' } }],
])('the index is complete in spite of %s', async (_, outcome) => {
  const search = new SearchPages(undefined, undefined);
  loaded.pages.forEach((page, index) => search.add(index, record, indexPage(sections, page)));
  expect(await write(search, new OutputFolder(temporaryFolder()), outcome)).toBe(searchable);
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
  expect(await write(search, output, { output: undefined })).toBe(searchable);
  expect(readdirSync(dirname(outDir))).toEqual(['site']);
});
