import { afterEach, expect, test, vi } from 'vitest';
import type { IndexFile, IndexManifest } from '../../search/index/index-file.js';
import { SearchEngine } from './engine.js';

afterEach(() => void vi.unstubAllGlobals());

const manifest: IndexManifest = {
  version: 1,
  shards: [
    { file: 'one.json', pages: 1, version: 'v1' },
    { file: 'two.json', pages: 1, version: 'v2' },
  ],
};

function shard(title: string, route: string): IndexFile {
  const term = title.toLowerCase();
  return { tabs: [], crumbs: [''], pages: [[title, route, 0, -1, '', 1, [''], ' ']], terms: `A${term}`, postings: '' };
}

const files: Record<string, IndexFile> = {
  'one.json': shard('Markdownify', '/v1/m'),
  'two.json': shard('Scrape', '/v2/s'),
};

test('a page that only another version has is found, with its version', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    const name = url.pathname.split('/').at(-1)!;
    requested.push(name);
    return Response.json(files[name]);
  });
  const engine = new SearchEngine();
  await engine.open('https://example.com/_octavo/search/index.json', manifest);
  expect((await engine.search('scrape', { version: 'v2' })).pages.map(({ href }) => href)).toEqual(['v2/s']);
  expect(requested).toEqual(['two.json']);
  const { pages, count } = await engine.search('markdownify', { version: 'v2' });
  expect(pages.map(({ href, crumbs }) => [href, crumbs])).toEqual([['v1/m', ['v1']]]);
  expect(count).toBe(1);
});
