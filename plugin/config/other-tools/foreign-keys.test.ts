import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { foreignKeys } from './foreign-keys.js';
import { foreignMeaning, unknownPaths } from './foreign-meaning.js';

/** The front matter with a key, also if it is a path. */
function dataWith(key: string, value: string): Record<string, unknown> {
  const [first, second] = key.split('.');
  return matter(`---\n${second ? `${first}:\n  ${second}: ${value}` : `${first}: ${value}`}\n---`, {}).data;
}

/** The keys that the example of each row sets; rows that are not listed have no effect. */
const values: Record<string, object> = {
  draft: { tag: 'Draft' },
  unlisted: { hidden: true, noindex: true, searchable: false },
  sidebar_label: { sidebarTitle: 'Short' },
  'sidebar.label': { sidebarTitle: 'Short' },
  linkTitle: { sidebarTitle: 'Short' },
  'navigation.title': { sidebarTitle: 'Short' },
  'sidebar.badge': { tag: 'New' },
  tableOfContents: { mode: 'wide' },
  hide_table_of_contents: { mode: 'wide' },
  outline: { mode: 'wide' },
  toc: { mode: 'wide' },
  hide: { mode: 'wide' },
  template: { mode: 'center' },
  layout: {},
  prev: { hideFooterPagination: true },
  next: { hideFooterPagination: true },
  pagination_prev: { hideFooterPagination: true },
  pagination_next: { hideFooterPagination: true },
  pagefind: { searchable: false },
  search: { searchable: false },
  'search.exclude': { searchable: false },
  search_exclude: { searchable: false },
  lastUpdated: { lastUpdatedDate: new Date('2026-11-22') },
  'last_update.date': { lastUpdatedDate: new Date('2026-11-22') },
  image: { 'og:image': '/card.png' },
  aliases: {},
  redirect_from: {},
  sidebar_position: { order: 2 },
  'sidebar.order': { order: 2 },
  nav_order: { order: 2 },
  weight: { order: 2 },
  published: { draft: true, tag: 'Draft' },
};

test.each(foreignKeys.map((row) => [row.key, row] as const))('%s has its effect, or a fix', (key, row) => {
  const data = dataWith(key, row.example);
  const { values: set, unused } = foreignMeaning(data, '/guides/a');
  const expected = key === 'hide_title' ? {} : values[key];
  expect(set).toEqual(expected ?? {});
  expect(unused.map((each) => each.key)).toEqual(expected && key !== 'hide_title' ? [] : [key]);
  expect(row.fix).toMatch(/^[A-Z].*[.}]$/);
  // A boolean that says what is the case anyway needs no change.
  expect(foreignMeaning({ ...data, ...values[key] }, '/guides/a').values).toEqual({});
});

test.each([
  [
    { title: 'A', hide_title: true },
    { title: ' ', sidebarTitle: 'A' },
  ],
  [
    { title: 'A', hide_title: 'true', sidebar_label: 'B' },
    { title: ' ', sidebarTitle: 'B' },
  ],
  [{ title: 'A', sidebarTitle: 'C', sidebar_label: 'B' }, {}],
  [{ draft: 'true', tag: 'New' }, {}],
  [{ hide: ['toc', 'navigation', 'footer'] }, { mode: 'center', hideFooterPagination: true }],
  [{ tableOfContents: true, unlisted: false, outline: true, template: 'doc' }, {}],
  [{ sidebar: { badge: { text: 'Beta', variant: 'tip' } } }, { tag: 'Beta' }],
  [{ lastUpdated: false }, { timestamp: false }],
  [{ nav_order: '2.5' }, { order: 2.5 }],
])('%j sets %j', (data, expected) => {
  expect(foreignMeaning(data, '/a')).toEqual({ values: expected, unused: [] });
});

test.each([
  [{ slug: '/guides/a' }, []],
  [{ slug: 'a' }, []],
  [{ permalink: '/guides/a/' }, []],
  [{ aliases: ['Old name'] }, ['aliases']],
  [{ redirect_from: ['/a', 'https://example.com/b'] }, ['redirect_from']],
  [{ slug: 'b' }, ['slug']],
  [{ prev: false }, ['prev']],
  [{ prev: false, next: 'Next' }, ['prev', 'next']],
  [{ hide: ['path'] }, ['hide']],
  [{ sidebar_position: 'first' }, ['sidebar_position']],
  [{ tableOfContents: { minHeadingLevel: 2 } }, ['tableOfContents']],
  [{ layout: 'home' }, ['layout']],
])('%j: no effect of %j', (data, expected) => {
  expect(foreignMeaning(data, '/guides/a').unused.map(({ key }) => key)).toEqual(expected);
});

test('keys beside those of other tools are unknown', () => {
  expect(unknownPaths('sidebar', { order: 1, attrs: {}, label: 'A' })).toEqual(['sidebar.attrs']);
  expect(unknownPaths('sidebar', false)).toEqual(['sidebar']);
  expect(unknownPaths('search', false)).toEqual([]);
  expect(unknownPaths('estimatedTime', 5)).toEqual(['estimatedTime']);
});
