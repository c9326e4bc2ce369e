import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { Report } from '../../core/errors/errors.js';
import { loadSite } from '../../site-build/load-site.js';
import { unusedSettings } from './unused-settings.js';

const temporary = temporaryFolder();
let count = 0;

const openapi = {
  openapi: '3.1.0',
  info: { title: 'Moons', version: '1' },
  paths: { '/moons': { get: { responses: { 200: { description: 'All' } } } } },
};
const all = { playground: { display: 'simple' }, params: { post: ['x-unit'] }, mdx: { server: 'https://a.example' } };

/** The messages about a site with these settings and pages. */
async function messages(settings: object, pages: Record<string, string> = {}): Promise<string[]> {
  const root = writeFiles(`${temporary}/${++count}`, {
    'docs.json': {
      name: 'A',
      theme: 'mint',
      colors: { primary: '#16A34A' },
      navigation: { pages: ['index'] },
      ...settings,
    },
    'index.mdx': 'Text',
    'openapi.json': openapi,
    ...pages,
  });
  const { site, ...loaded } = (await loadSite({ root }, new Report()))!;
  return unusedSettings(site, loaded).map(({ message, line }) => `${line > 1} ${message}`);
}

test.each([
  [
    'options of endpoints',
    { api: all },
    {},
    [
      'true api.playground has no effect, because no page documents an endpoint.',
      'true api.params has no effect, because no page shows a part of a specification.',
      'true api.mdx has no effect, because no page documents an endpoint by hand.',
    ],
  ],
  [
    'endpoints that are written by hand',
    { api: all },
    { 'moons.mdx': '---\napi: GET /moons\n---\n' },
    ['true api.params has no effect, because no page shows a part of a specification.'],
  ],
  [
    'a specification',
    { api: all, navigation: { groups: [{ group: 'API', openapi: 'openapi.json' }] } },
    {},
    ['true api.mdx has no effect, because no page documents an endpoint by hand.'],
  ],
  ['an error of a specification', { api: all, navigation: { openapi: 'lost.json' } }, {}, []],
])('%s', async (_, settings, pages, expected) => expect(await messages(settings, pages)).toEqual(expected));

test.each([
  [{ api: { openapi: { source: '/openapi.json', overlays: ['a.yaml'] } } }, '"/openapi.json" with "a.yaml"'],
  [{ api: { openapi: '/openapi.json' }, openapi: '/openapi.json' }, '"/openapi.json"'],
  [{ navigation: { groups: [{ group: 'A', openapi: '/openapi.json', pages: ['index'] }] } }, '"/openapi.json"'],
])('%j: no page shows a part of it', async (settings, name) =>
  expect(await messages(settings)).toEqual([`true No page shows a part of ${name}, so it has no effect.`]),
);

test('a specification in which front matter finds its operation is used', async () => {
  const page = { 'moons.mdx': '---\nopenapi: GET /moons\n---\n' };
  expect(await messages({ api: { openapi: '/openapi.json' } }, page)).toEqual([]);
});
