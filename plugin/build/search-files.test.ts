import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { IndexManifest } from '../../runtime/search/index-file.js';
import { temporaryFolder } from '../../test/cli/temporary-folder.js';
import { Report } from '../errors.js';
import { OutputFolder } from '../output/output-folder.js';
import { searchManifest } from '../outputs/search-index.js';
import { isSearchable } from '../outputs/searchable-pages.js';
import { indexPage } from '../outputs/search-page.js';
import { loadSite } from '../site/load-site.js';
import type { PageWorkers } from '../workers/page-workers.js';
import { SearchPages, writeSearchFiles } from './search-files.js';

test.each([
  ['a page that another build has removed from the cache', { output: undefined }],
  ['a worker that ends', { failure: { cause: 'exit' } }],
])('the index is complete in spite of %s', async (_, outcome) => {
  const loaded = (await loadSite({ root: join(import.meta.dirname, '../../demo') }, new Report()))!;
  const search = new SearchPages(undefined);
  const sections = [{ heading: '', id: '', isCode: false, text: 'Quince jelly', code: '' }];
  const record = { key: 'a', dependencies: {}, problems: { errors: [], warnings: [] }, links: [], elements: [] };
  loaded.pages.forEach((page, index) => search.add(index, record, indexPage(sections, page)));
  const workers = { run: async () => outcome } as unknown as PageWorkers;
  const outDir = temporaryFolder();
  const output = new OutputFolder(outDir);
  await writeSearchFiles(loaded, search, 'key', output, workers);
  output.commit();
  const manifest = JSON.parse(readFileSync(join(outDir, searchManifest), 'utf8')) as IndexManifest;
  const indexed = manifest.shards.reduce((sum, { pages }) => sum + pages, 0);
  expect(indexed).toBe(loaded.pages.filter((page) => isSearchable(loaded.site, page)).length);
});
