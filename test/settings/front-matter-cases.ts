/** The visible effect of each front matter key. */
import { expect } from 'vitest';
import { foundPages } from './found-pages.js';
import { iconDrawing } from './icon-drawing.js';
import type { SiteReader } from './site-reader.js';

export interface FrontMatterCase {
  key: string;
  /** The value in YAML. */
  value: string;
  /** Other lines of the front matter. */
  beside?: string;
  /** More content of the page. */
  content?: string;
  /** Must pass on the site with the key, and fail with an assertion on the site without it. `link` selects the entry in the sidebar. */
  see(reader: SiteReader, page: { file: string; link: string }): Promise<void>;
}

const endpoint = 'api: GET /users/{id}';
const bell = iconDrawing('fontawesome/regular/bell')[0]!;

/** A case about the page itself. */
function shown(
  key: string,
  value: string,
  facts: Parameters<SiteReader['facts']>[1],
  beside?: string,
): FrontMatterCase {
  return { key, value, beside, see: (reader, { file }) => reader.facts(file, facts) };
}

/** A case about the entry in the sidebar; facts by the selector after the selector of the entry. */
function listed(
  key: string,
  value: string,
  facts: Parameters<SiteReader['facts']>[1],
  beside?: string,
): FrontMatterCase {
  const see: FrontMatterCase['see'] = (reader, { link }) =>
    reader.facts('index.html', Object.fromEntries(Object.entries(facts).map(([part, fact]) => [link + part, fact])));
  return { key, value, beside, see };
}

export const frontMatterCases: FrontMatterCase[] = [
  shown('title', 'Named', { '#page-title': 'Named', title: 'Named - Acme' }),
  shown('description', 'In short.', { '.octavo-lead': 'In short.', 'meta[name=description]@content': 'In short.' }),
  listed('sidebarTitle', 'Short', { '': 'Short' }),
  listed('icon', 'house', { ' svg': 1 }),
  listed('iconType', 'regular', { ' path@d': bell }, 'icon: bell'),
  shown('tag', 'New', { '#page-title .nav-tag-pill': 'New' }),
  shown('mode', 'wide', { 'body@data-mode': 'wide' }),
  listed('hidden', 'true', { '': 0 }),
  {
    key: 'draft',
    value: 'true',
    see: async (reader, { file, link }) => {
      await reader.facts('index.html', { [link]: 0 });
      expect(reader.has(file)).toBe(false);
    },
  },
  listed('unlisted', 'true', { '': 0 }),
  shown('noindex', 'true', { 'meta[name=robots]@content': 'noindex' }),
  {
    key: 'deprecated',
    value: 'true',
    see: async (reader, { file }) => {
      await reader.facts(file, { '#page-title .nav-tag-pill': 'Deprecated' });
      expect(reader.file(file.replace('/index.html', '.md'))).toMatch(/^# .+\n\n(?:> .+\n\n)?\*\*Deprecated\*\*\n\n/);
    },
  },
  {
    key: 'url',
    value: 'https://elsewhere.example',
    see: async (reader, { file }) => {
      await reader.facts('index.html', { '#sidebar a[href="https://elsewhere.example"]': 1 });
      await reader.facts(file, { 'meta[name=robots]@content': 'noindex' });
    },
  },
  shown('canonical', 'https://elsewhere.example/one', {
    'link[rel=canonical]@href': 'https://elsewhere.example/one',
  }),
  shown('keywords', '[one, two]', { 'meta[name=keywords]@content': 'one, two' }),
  shown('api', 'POST /users', { 'octavo-endpoint > [slot=path]': '/users', 'octavo-endpoint > [slot=method]': 'POST' }),
  shown('openapi', 'spec.json DELETE /users', { 'octavo-endpoint > [slot=method]': 'DELETE' }),
  shown('asyncapi', 'landings.json landings', { 'octavo-endpoint > [slot=method]': 'WSS' }),
  shown('graphql', 'QUERY moon', { 'octavo-response-field > * > [data-component-part=field-name]': ['moon', 'phase'] }),
  shown('openapi-schema', 'spec.json Moon', {
    'octavo-response-field > * > [data-component-part=field-name]': 'phase',
  }),
  shown('authMethod', 'key', { 'octavo-param-field > * > [data-component-part=field-name]': 'X-API-Key' }, endpoint),
  shown('playground', 'none', { 'octavo-endpoint': 0 }, endpoint),
  listed('hideApiMarker', 'true', { ' .method-nav-pill': 0 }, endpoint),
  shown('hideFooterPagination', 'true', { '#pagination': 0 }),
  shown('contextual', 'false', { '#page-context-menu': 0 }),
  shown('related', '[of/title, { Forum: "https://forum.example" }]', {
    '#related a@href': ['/of/title/', 'https://forum.example'],
  }),
  {
    key: 'rss',
    value: 'true',
    content: '<Update label="May 2026">News</Update>',
    see: (reader, { file }) => reader.facts(file, { '#content-area a[href="/of/rss/rss.xml"]': 1 }),
  },
  {
    key: 'boost',
    value: '100',
    see: async (reader) => expect(foundPages(reader, 'words')[0]).toBe('Boost'),
  },
  {
    key: 'order',
    value: '1',
    see: (reader) => reader.facts('index.html', { '#pagination a@href': '/of/order/' }),
  },
  {
    key: 'searchable',
    value: 'false',
    see: async (reader) => expect(foundPages(reader, 'searchable')).not.toContain('Searchable'),
  },
  shown('timestamp', 'true', { '.octavo-last-modified time@datetime': '2026-01-02' }),
  shown('lastUpdatedDate', '"2026-02-03"', { '.octavo-last-modified time@datetime': '2026-02-03' }),
  shown('robots', 'noarchive', { 'meta[name=robots]@content': 'noarchive' }),
];
