/** The adapter in the documentation, with answers in the format of Algolia. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchAdapter } from '../runtime/search/adapter.js';

const page = readFileSync(new URL('../demo/configuration/search.mdx', import.meta.url), 'utf8');
const [, code = ''] = /```js search\/adapter\.js\n([\s\S]*?)```/.exec(page) ?? [];
const { adapter } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { adapter: SearchAdapter };

afterEach(() => vi.unstubAllGlobals());

test('sends the query with the scope, and groups sections by page', async () => {
  const levels = { lvl2: null, lvl3: null };
  const hits = [
    {
      url: 'https://x.dev/a#up',
      anchor: 'up',
      content: null,
      hierarchy: { lvl0: 'Guide', lvl1: 'A', lvl2: 'Up', lvl3: null },
    },
    { url: 'https://x.dev/b', anchor: '', content: 'Text.', hierarchy: { lvl0: 'Guide', lvl1: 'B', ...levels } },
    { url: 'https://x.dev/a', anchor: '', content: 'Intro.', hierarchy: { lvl0: 'Guide', lvl1: 'A', ...levels } },
  ];
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => Response.json({ hits, nbHits: 3 }));
  vi.stubGlobal('fetch', fetch);
  expect(await adapter.search('up', { language: 'en' })).toEqual({
    pages: [
      {
        title: 'A',
        href: 'https://x.dev/a',
        crumbs: ['Guide'],
        excerpt: 'Intro.',
        sections: [{ heading: 'Up', id: 'up', excerpt: '' }],
      },
      { title: 'B', href: 'https://x.dev/b', crumbs: ['Guide'], excerpt: 'Text.', sections: [] },
    ],
  });
  const [url, { body }] = fetch.mock.calls[0]!;
  expect(url).toBe('https://YOUR_APPLICATION_ID-dsn.algolia.net/1/indexes/YOUR_INDEX_NAME/query');
  expect(JSON.parse(body as string)).toMatchObject({ query: 'up', facetFilters: ['language:en'] });
});

test('throws if the host refuses, so that the dialog offers to try again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 403, statusText: 'Forbidden' }));
  await expect(adapter.search('up', {})).rejects.toThrow('Forbidden');
});
