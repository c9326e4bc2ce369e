/** A format outside Octavo needs only an `ApiFormat`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchemas } from '../../site-build/settings.js';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import { contentKey } from '../../core/cache/content-key.js';
import type { NavItem, NavSection } from '../../core/model/types.js';
import { loadPage } from '../../load/load-page.js';
import type { ApiDocument, ApiEntry, ApiFormat, ApiModel, ApiQuery, ApiReader } from './api-format.js';
import { documentPages } from './pages/document-pages.js';
import { expandNavigation } from './pages/expand-navigation.js';
import { Specifications } from './specifications.js';

interface Collection extends ApiDocument {
  requests: readonly { name: string; folder: string; url: string }[];
}

const entryOf = ({ name, folder, url }: Collection['requests'][number]): ApiEntry => ({
  id: name,
  label: 'GET',
  name: url,
  servers: [],
  canTry: true,
  meta: { title: name },
  page: { path: name.toLowerCase(), meta: { collection: name }, groups: [{ id: folder, title: folder }] },
});

const reader: ApiReader<Collection, ApiQuery, ApiModel & { url: string }> = {
  terms: {
    code: 'request-missing',
    document: 'collection',
    part: 'request',
    add: 'Add a collection.',
    addForEntry: 'Write the collection first.',
    hint: 'Use the name of a request.',
  },
  async read({ source }, { root }) {
    const text = readFileSync(join(root, source), 'utf8');
    const { requests } = JSON.parse(text) as Pick<Collection, 'requests'>;
    return { requests, isEmpty: requests.length === 0, hash: contentKey(text), files: [], errors: [], warnings: [] };
  },
  entries: ({ requests }) => requests.map(entryOf),
  find({ requests }, { name }) {
    const found = requests.find((request) => request.name === name);
    return found && entryOf(found);
  },
  names: ({ requests }) => requests.map(({ name }) => name),
  model(document, { id }) {
    const found = document.requests.find(({ name }) => name === id);
    return found && { url: found.url, schemas: {} };
  },
  placeOf: (_, { source }) => ({ file: source, line: 1, column: 1 }),
};

const format: ApiFormat = {
  name: 'collection',
  document: 'a collection',
  keys: ['collection'],
  files: /\.collection\.json$/,
  folder: 'requests',
  parse: (name) => ({ name, text: `the request "${name}"`, hint: 'Check the name.' }),
  loadSettings: () => Promise.resolve({}),
  loadReader: () => Promise.resolve(reader),
  loadRenderer: () => Promise.resolve({ render: () => ({ head: undefined, content: undefined }) }),
};

const root = temporaryFolder();
writeFiles(root, {
  'moons.collection.json': JSON.stringify({
    requests: [
      { name: 'List', folder: 'Moons', url: '/moons' },
      { name: 'Status', folder: 'Health', url: '/status' },
    ],
  }),
  'list.mdx': '---\ncollection: List\n---\n',
  'lost.mdx': '---\ncollection: Lits\n---\n',
});
const source = { format: 'collection', source: 'moons.collection.json' };
const specifications = new Specifications({ root, formats: [format], defaults: { baseUrls: [] } });

function outline(items: readonly NavItem[]): string {
  return items.map((item) => (item.type === 'page' ? item.path : `${item.title}(${outline(item.items)})`)).join(' ');
}

test('its parts get pages in the navigation, also by their names', async () => {
  const operation = { entry: 'Status', sources: [source], format: 'collection' };
  const items: NavItem[] = [{ type: 'page', path: '', operation }];
  const section = { children: [], items, sources: [source] } as unknown as NavSection;
  const { navigation, pages, warnings } = await expandNavigation(section, specifications);
  expect(warnings).toEqual([]);
  expect(outline(navigation.items)).toBe('requests/status Moons(requests/list) Health(requests/status)');
  expect(pages.map(({ meta, api }) => [meta.title, api!.label, api!.name])).toEqual([
    ['Status', 'GET', '/status'],
    ['List', 'GET', '/moons'],
  ]);
  expect(await specifications.modelOf(pages[1]!.api!)).toEqual({ url: '/moons', schemas: {} });
});

test('front matter names its parts, and what is missing is reported with the nearest name', async () => {
  const pages = ['list.mdx', 'lost.mdx'].map((file) => loadPage(root, file, `/${file}`, settingsSchemas.frontMatter)!);
  const options = { site: { root, api: {} as never }, specifications, sources: [], files: [source.source] };
  const documented = await documentPages(pages, options);
  expect(documented.pages.map(({ meta, api, lacksApi }) => [meta.title, api?.name, lacksApi])).toEqual([
    ['List', '/moons', undefined],
    ['Lost', undefined, true],
  ]);
  expect(documented.problems.warnings).toMatchObject([
    { code: 'request-missing', hint: 'Did you mean "List"?', file: 'lost.mdx', line: 2, column: 13 },
  ]);
});
