/** The rules of ranking, each with the pages that it is for. */
import { expect, test } from 'vitest';
import type { NavItem } from '../../core/model/types.js';
import { findPages } from '../../../runtime/search/rank.js';
import { filesOf, items, search, section, shardsOf, type TestPage } from './testing/index-pages.js';

function page(html: string, title?: string): TestPage {
  return { html: `<p>${html}</p>`, ...(title !== undefined && { meta: { title } }) };
}

/** Pages with the same text. */
function many(count: number, html: string): Record<string, TestPage> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, page(html)]));
}

const inGroup = (title: string, ...paths: string[]): NavItem => ({
  type: 'group',
  title,
  expanded: false,
  hidden: false,
  items: items(...paths),
});

test('a word that all pages have comes before a rare form of it', () => {
  const pages = {
    ...many(20, 'Scrape a site.'),
    rare: page('It scrapes. Scrape a site.'),
    named: page('Text.', 'Scrape'),
  };
  expect(search(pages, 'scrape')[0]).toBe('Scrape');
});

test.each([
  ['rows', 'row'],
  ['taxes', 'tax'],
  ['keys', 'key'],
  ['files', 'file'],
])('the plural %s finds the page of the singular', (query, word) => {
  expect(search({ a: page(`Add a ${word}.`), b: page('Another text.') }, query)).toEqual(['a']);
});

test.each([
  ['how do i get paid', 'Get paid'],
  ['what is a wallet', 'Wallet'],
  ['为什么嵌入网站', '嵌入网站'],
])('the words of a question do not count: %s', (query, title) => {
  const pages = { ...many(3, 'How do I do it? What is it? 为什么?'), right: page('Text.', title) };
  expect(search(pages, query)[0]).toBe(title);
});

test('a query of nothing but such words is searched', () => {
  expect(search({ a: page('Text.', 'How to'), b: page('Text.') }, 'how to')).toEqual(['How to']);
});

test('the names of groups find their pages, after titles', () => {
  const pages = {
    create: page('Make one.', 'Create'),
    other: page('Create a graph.', 'Create'),
    token: page('All of them.', 'Create token'),
  };
  const shards = shardsOf(filesOf(pages, section({ items: [...items('other', 'token'), inGroup('Token', 'create')] })));
  expect(findPages(shards, 'create token').pages.map(({ route }) => route)).toEqual(['/token/', '/create/', '/other/']);
});

test.each(['bulk delete links', 'delete a link in bulk'])(
  'the names of a group and a page are one name: %s',
  (query) => {
    const pages = {
      concepts: page('Delete links in bulk.', 'Bulk operations for links'),
      remove: page('Text.', 'Bulk delete'),
    };
    const shards = shardsOf(filesOf(pages, section({ items: [...items('concepts'), inGroup('Links', 'remove')] })));
    expect(findPages(shards, query).pages[0]?.route).toBe('/remove/');
  },
);

test('the name of a group finds its first page', () => {
  const pages = { credits: page('Text.', 'Billing credits'), start: page('Text.', 'Introduction') };
  const shards = shardsOf(filesOf(pages, section({ items: [inGroup('Usage billing', 'start', 'credits')] })));
  expect(findPages(shards, 'usage billing').pages[0]?.route).toBe('/start/');
});

test('of pages that match alike, the first in the navigation comes first', () => {
  const pages = { changes: page('Okta.'), more: page('Okta.'), access: page('Okta.') };
  const shards = shardsOf(filesOf(pages, section({ items: items('access', 'changes') })));
  expect(findPages(shards, 'okta').pages.map(({ title }) => title)).toEqual(['access', 'changes', 'more']);
});

test('a page whose title is in the query is not left out', () => {
  const pages = {
    ...many(4, 'Disable this.'),
    a: page('Disable telemetry.'),
    telemetry: page('Data that is sent.', 'Telemetry'),
  };
  expect(search(pages, 'disable telemetry')).toContain('Telemetry');
});

test('pages with some of the words follow if few have all', () => {
  expect(
    search({ a: page('Import a file, such as csv.'), b: page('Import.'), c: page('Text.') }, 'csv import'),
  ).toEqual(['a', 'b']);
  expect(search({ a: page('<code>max_age</code>'), b: page('age') }, 'max_age')).toEqual(['a']);
});

test('a misspelled word in a title does not come before the word in a text', () => {
  const pages = { ...many(9, 'Text.'), typed: page('A relay is on.'), other: page('Replay. Replay.', 'Replay') };
  expect(search(pages, 'relay')).toEqual(['typed', 'Replay']);
});

test('a letter in a title is found', () => {
  const pages = { c: page('Calls.', 'C SDK'), go: page('Calls with C.', 'Go SDK') };
  expect(search(pages, 'c sdk')[0]).toBe('C SDK');
});

test('an identifier that the site has comes before its words', () => {
  const pages = {
    ...many(3, 'Sync in an interval.'),
    named: page('An interval of sync.', 'Sync'),
    a: page('<code>syncInterval</code>'),
  };
  expect(search(pages, 'syncInterval')[0]).toBe('a');
});

test('of the same page in two versions, the newest comes first', () => {
  const text = page('Install it. Install it.', 'Install');
  const pages = { 'v9/install': text, 'v10/install': page('Install it.', 'Install') };
  const routes = findPages(shardsOf(filesOf(pages)), 'install').pages.map(({ route }) => route);
  expect(routes).toEqual(['/v10/install/', '/v9/install/']);
});

test('a pair of characters that is in no word counts little', () => {
  const pages = { ...many(9, '其他的文字'), between: page('嵌入网页,接入网络'), right: page('说明', '嵌入 Web 网站') };
  expect(search(pages, '嵌入网站')[0]).toBe('嵌入 Web 网站');
});

test('a page with all words of a query in its title comes before one with some of them', () => {
  const pages = {
    ...many(4, 'Python quickstart.'),
    some: page('Python.', 'Quickstart'),
    all: page('Text.', 'Python SDK quickstart'),
  };
  expect(search(pages, 'python quickstart')[0]).toBe('Python SDK quickstart');
});

test('a term of most pages keeps the sections with many', () => {
  const often = 'Deploy it. '.repeat(6);
  const pages = { ...many(12, 'Deploy a site.'), guide: { html: `<p>Text.</p><h2 id="b">Hosts</h2><p>${often}</p>` } };
  const [best] = findPages(shardsOf(filesOf(pages)), 'deploy').pages;
  expect([best?.route, best?.sections.map(({ heading }) => heading)]).toEqual(['/guide/', ['Hosts']]);
});

test.each([
  ['invalid page size', { texts: ['invalid page size'], isQuoted: false }],
  ['how do i find "page size" and "limit"', { texts: ['page size', 'limit'], isQuoted: true }],
  ['page size', undefined],
  ['page_size', { texts: ['page size'], isQuoted: false }],
  ['GET /v1/pages/size', undefined],
])('words to find together in %s', (query, phrases) => {
  const shards = shardsOf(filesOf({ a: page('An invalid size. This page.') }));
  expect(findPages(shards, query).phrases).toEqual(phrases);
});

test('no text is compared if a title has the words together', () => {
  const shards = shardsOf(filesOf({ a: page('Text.', 'Fix an invalid page size') }));
  expect(findPages(shards, 'invalid page size').phrases).toBeUndefined();
});
