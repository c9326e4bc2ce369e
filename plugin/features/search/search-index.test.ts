import { expect, test } from 'vitest';
import { findPages } from '../../../runtime/search/rank.js';
import type { NavSection } from '../../core/model/types.js';
import { filesOf, items, manifestOf, search, section, shardsOf } from './testing/index-pages.js';

const guide = {
  Install: { html: '<p>Get the package.</p><h2 id="with-npm">With npm</h2><p>Run <code>npm install</code>.</p>' },
  Deploy: { html: '<p>After you install it, deploy the site.</p><h2 id="hosts">Hosts</h2><p>Any static host.</p>' },
  Client: {
    html: '<h2 id="streamtext">streamText</h2><p>Reads a stream.</p><pre><code>const result = await streamText({ maxTokens })</code></pre>',
  },
  Errors: {
    html: '<octavo-response-field id="field-retry_after"><a slot="name"><code>retry_after</code></a><p>Seconds to wait.</p></octavo-response-field>',
  },
};

test('a title ranks above a heading, and a heading above text', () => {
  const pages = {
    a: { html: '<p>About caching.</p>' },
    b: { html: '<h2 id="caching">Caching</h2><p>Text.</p>' },
    c: { html: '<p>Text.</p>', meta: { title: 'Caching' } },
  };
  expect(search(pages, 'caching')).toEqual(['Caching', 'b # Caching', 'a']);
});

test('finds sections with their ids', () => {
  const [hit] = findPages(shardsOf(filesOf(guide)), 'npm').pages;
  expect(hit).toMatchObject({
    title: 'Install',
    route: '/Install/',
    sections: [{ heading: 'With npm', id: 'with-npm' }],
  });
});

test.each([
  ['streamText', 'Client # streamText'],
  ['streamtext', 'Client # streamText'],
  ['streamTe', 'Client # streamText'],
  ['maxTokens', 'Client # streamText'],
  ['tokens', 'Client # streamText'],
  ['retry_after', 'Errors # retry_after'],
  ['retryAfter', 'Errors # retry_after'],
  ['retry', 'Errors # retry_after'],
])('finds the identifier of %s', (query, expected) => {
  expect(search(guide, query)).toEqual([expected]);
});

test.each([
  ['instal', 'Install'],
  ['isntall', 'Install'],
  ['installing', 'Install'],
  ['depoly', 'Deploy'],
  ['install package', 'Install'],
])('%s finds the page %s first', (query, expected) => {
  expect(search(guide, query)[0]).toMatch(new RegExp(`^${expected}`));
});

test('a part of a German compound is found, with and without diacritics', () => {
  const pages = { a: { html: '<p>Die Benutzerverwaltung und der Schlüsselbund.</p>' }, b: { html: '<p>Anderes.</p>' } };
  for (const query of ['Verwaltung', 'verwaltung', 'Schlüssel', 'schlussel', 'bund'])
    expect(search(pages, query)).toEqual(['a']);
});

test.each([
  ['密钥', 'a'],
  ['身份验证', 'a'],
  ['证', 'a'],
  ['API密钥', 'a'],
  ['管理密', 'a'],
  ['データベース', 'b'],
  ['設定', 'b'],
  ['る', 'b'],
])('finds %s in a script without spaces', (query, expected) => {
  const pages = {
    a: { html: '<h2 id="管理密钥">管理密钥</h2><p>使用API密钥进行身份验证。</p>' },
    b: { html: '<p>データベースを設定する</p>' },
  };
  expect(search(pages, query).map((title) => title[0])).toEqual([expected]);
});

test('every part of a Japanese sentence finds it, except a particle alone', () => {
  const sentence = 'お客様の文書を取り組みの木で検索する';
  const pages = { a: { html: `<p>${sentence}</p>` }, b: { html: '<p>別のページ</p>' } };
  const shards = shardsOf(filesOf(pages));
  for (let start = 0; start < sentence.length; start++)
    for (let end = start + 1; end <= sentence.length; end++) {
      const query = sentence.slice(start, end);
      if (query === 'の' || query === 'を') continue;
      expect([query, ...findPages(shards, query).pages.map(({ title }) => title)]).toContain('a');
    }
});

test.each(['R', 'C', 'c'])('a title of one letter is found first: %s', (query) => {
  const pages = {
    a: { html: '<p>A car, a rocket and C++.</p>', meta: { title: 'Home' } },
    r: { html: '<p>The language R.</p>', meta: { title: 'R' } },
    c: { html: '<p>The language C.</p>', meta: { title: 'C' } },
  };
  expect(search(pages, query)[0]).toBe(query.toUpperCase());
});

test('a path is found as a whole, by its names, and by a part of one', () => {
  const pages = {
    a: { html: '<p>Set <code>server.waitForIdle.maxTime</code> first.</p>' },
    b: { html: '<pre><code>await client.chat.streamText()</code></pre>' },
    c: { html: '<p>The server has a client.</p>' },
  };
  for (const query of ['server.waitForIdle.maxTime', 'waitforidle', 'maxtime', 'server.wait'])
    expect([query, ...search(pages, query)]).toEqual([query, 'a']);
  for (const query of ['client.chat.streamText', 'streamtext', 'chat'])
    expect([query, ...search(pages, query)]).toEqual([query, 'b']);
});

test('the index has a path as a whole only if it is in a heading', () => {
  const [shard] = shardsOf(
    filesOf({ a: { html: '<h2 id="x">client.chat</h2><p><code>server.hmr</code> and version 5.1</p>' } }),
  );
  expect(shard!.terms.terms.filter((term) => term.includes('.'))).toEqual(['5.1', 'client.chat']);
});

test('suggests a word if nothing matches', () => {
  expect(findPages(shardsOf(filesOf(guide)), 'pakkkkage')).toMatchObject({ count: 0, suggestions: ['package'] });
});

test('leaves out pages that are hidden, not indexed or not searchable', () => {
  const html = '<p>word</p>';
  const pages = {
    shown: { html },
    hidden: { html, hidden: true },
    noindex: { html, meta: { noindex: true } },
    excluded: { html, meta: { searchable: false } },
    link: { html, meta: { url: 'https://example.com' } },
  };
  expect(search(pages, 'word')).toEqual(['shown']);
});

test('keywords and the description find a page, and a boost moves it up', () => {
  const pages = {
    a: { html: '<p>billing</p>' },
    b: { html: '<p>billing</p>', meta: { boost: 3, keywords: ['invoice'], description: 'How you pay' } },
  };
  expect(search(pages, 'billing')).toEqual(['b', 'a']);
  expect(search(pages, 'invoice')).toEqual(['b']);
  expect(search(pages, 'pay')).toEqual(['b']);
});

test('a group passes its boost on', () => {
  const navigation = section({
    items: [...items('a'), { type: 'group', title: 'G', expanded: false, hidden: false, boost: 4, items: items('b') }],
  });
  const files = filesOf({ a: { html: '<p>word</p>' }, b: { html: '<p>word</p>' } }, navigation);
  expect(findPages(shardsOf(files), 'word').pages.map(({ title, crumbs }) => [title, crumbs])).toEqual([
    ['b', 'G'],
    ['a', ''],
  ]);
});

test('has a shard for each language and version', () => {
  const version = (label: string, path: string): NavSection =>
    section({ kind: 'version', label, children: [section({ kind: 'tab', label: 'Guides', items: items(path) })] });
  const navigation = section({
    children: [
      section({
        kind: 'language',
        label: 'English',
        code: 'en',
        children: [version('v1', 'one'), version('v2', 'two')],
      }),
      section({ kind: 'language', label: 'Deutsch', code: 'de', items: items('drei') }),
    ],
  });
  const html = '<p>word</p>';
  const { shards, tabs } = manifestOf(filesOf({ one: { html }, two: { html }, drei: { html } }, navigation));
  expect(shards.map(({ file, ...others }) => [file.replace(/\.\w+\.json$/, ''), others])).toEqual([
    ['en-v1', { pages: 1, language: 'en', languageLabel: 'English', version: 'v1' }],
    ['en-v2', { pages: 1, language: 'en', languageLabel: 'English', version: 'v2' }],
    ['de', { pages: 1, language: 'de', languageLabel: 'Deutsch' }],
  ]);
  expect(tabs).toEqual([
    { language: 'en', version: 'v1', tab: 'Guides' },
    { language: 'en', version: 'v2', tab: 'Guides' },
  ]);
});

test('a title in the plural comes before a heading that is the word', () => {
  const gallery = { html: '<p>All of them.</p><h2 id="tab">Tab</h2><p>tab tab tab tab tab</p>' };
  expect(search({ Gallery: gallery, Tabs: { html: '<p>Content in panels.</p>' } }, 'tab')[0]).toBe('Tabs');
});

test('a title that starts with the query comes before headings that are the query', () => {
  const other = { html: '<h2 id="quick-start">Quick start</h2><p>quick start quick start quick start</p>' };
  const pages = { A: other, B: other, C: other, 'Quick start: add it to your project': { html: '<p>Install it.</p>' } };
  expect(search(pages, 'quick start')[0]).toMatch(/^Quick start: add/);
});

test('of a term that most pages have, the index has the pages and the headings', () => {
  const text = { html: '<p>Text.</p><h2 id="more">More</h2><p>common</p>' };
  const pages = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, text]));
  const files = filesOf({ ...pages, named: { html: '<h2 id="common">Common</h2><p>common</p>' } });
  const { count, pages: found } = findPages(shardsOf(files), 'common', 40);
  expect([count, found[0]?.title, found[0]?.sections[0]?.heading]).toEqual([31, 'named', 'Common']);
  expect(found.slice(1).flatMap(({ sections }) => sections)).toEqual([]);
});
