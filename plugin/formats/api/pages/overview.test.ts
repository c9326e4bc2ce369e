/** The overview of a specification in the navigation and among the pages. */
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../../test/cli/temporary-folder.js';
import { Report } from '../../../core/errors/errors.js';
import type { NavItem } from '../../../core/model/types.js';
import type { LoadedSite } from '../../../load/loaded-site.js';
import { loadSite } from '../../../site-build/load-site.js';
import { overviewId } from '../overview.js';
import { withLinkedPages } from './linked-pages.js';

async function load(
  navigation: object,
  files: Record<string, string | object>,
  settings: object = {},
): Promise<LoadedSite> {
  const root = temporaryFolder();
  const config = { name: 'Moons', theme: 'mint', colors: { primary: '#336699' }, navigation, ...settings };
  writeFiles(root, { 'docs.json': config, ...files });
  return (await loadSite({ root }, new Report()))!;
}

/** `Group(path, path)`. */
function outline(items: readonly NavItem[]): string {
  return items.map((item) => (item.type === 'page' ? item.path : `${item.title}(${outline(item.items)})`)).join(' ');
}

const spec = {
  openapi: '3.1.0',
  info: { title: 'Moons', version: '1' },
  paths: { '/a': { get: { tags: ['a'], summary: 'A', responses: { 200: { description: 'OK' } } } } },
};
const files = { 'index.mdx': 'Hi', 'a.json': spec };
const overviews = ({ pages }: LoadedSite) =>
  pages.flatMap(({ path, hidden, meta }) => (meta.title === 'Moons' ? [[path, hidden, meta.sidebarTitle]] : []));

test('is first where the navigation names only the specification, at a path without a page', async () => {
  const group = { group: 'API', openapi: 'a.json' };
  const own = { ...files, 'api-reference/overview.mdx': '---\ntitle: Mine\n---\n' };
  const loaded = await load({ groups: [{ group: 'B', pages: ['index', 'api-reference/overview'] }, group] }, own);
  expect(outline(loaded.site.navigation.items)).toBe(
    'B(index api-reference/overview) API(api-reference/overview-1 a(api-reference/a/a))',
  );
  expect(overviews(loaded)).toEqual([['api-reference/overview-1', false, 'Overview']]);
});

test('has the name of its specification beside others, and the name in the language of its section', async () => {
  const two = await load({ groups: [{ group: 'API', openapi: ['a.json', 'b.json'] }] }, { ...files, 'b.json': spec });
  expect(overviews(two).map(([, , name]) => name)).toEqual(['Moons', 'Moons']);
  const languages = [{ language: 'de', openapi: 'a.json' }];
  expect(overviews(await load({ languages }, files)).map(([, , name]) => name)).toEqual(['Übersicht']);
});

test('is not in a navigation that lists pages, unless the settings say so; it may be left out', async () => {
  const navigation = { group: 'API', openapi: 'a.json', pages: ['index', 'GET /a'] };
  const loadWith = (api: object) => load({ groups: [navigation] }, files, { api });
  const listed = await loadWith({});
  const named = await loadWith({ overview: true });
  const left = await loadWith({ overview: false });
  expect(outline(listed.site.navigation.items)).toBe('API(index api-reference/a/a)');
  expect(overviews(listed)).toEqual([['api-reference/overview', false, 'Overview']]);
  expect(outline(named.site.navigation.items)).toBe('API(api-reference/overview index api-reference/a/a)');
  expect(outline(left.site.navigation.items)).toBe('API(index api-reference/a/a)');
  expect(overviews(left)).toEqual([]);
});

test('is hidden if all pages of the specification are', async () => {
  const hidden = { group: 'API', hidden: true, openapi: 'a.json' };
  const loaded = await load({ groups: [{ group: 'B', pages: ['index'] }, hidden] }, files);
  expect(overviews(loaded)).toEqual([['api-reference/overview', true, 'Overview']]);
});

test('overviews are named in the order of their documents, however long each takes to read', async () => {
  const page = (source: string) => ({ path: source, meta: { title: source }, api: { source, id: 'a' } });
  const specifications = {
    async open({ source }: { source: string }) {
      await new Promise((done) => setTimeout(done, source === 'slow' ? 20 : 0));
      const overview = { id: overviewId, name: source, meta: { title: source }, page: { path: 'overview' } };
      return { format: { folder: 'api' }, reader: { overview: () => overview }, document: { hash: source } };
    },
  };
  const options = { specifications, navigation: { children: [], items: [] } };
  const [, , ...linked] = await withLinkedPages([page('slow'), page('fast')] as never, options as never);
  expect(linked.map(({ path, api }) => [path, api!.source])).toEqual([
    ['api/overview', 'slow'],
    ['api/overview-1', 'fast'],
  ]);
});
