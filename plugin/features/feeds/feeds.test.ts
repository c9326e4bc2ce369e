import { expect, test } from 'vitest';
import { parseHtml } from '../../core/tree/parse-html.js';
import { finishPage } from '../../page/finish-page.js';
import type { FeedUpdate } from '../../mdx/types.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { feeds } from './feeds.js';
import { readUpdates } from './read-updates.js';

const content = `<octavo-update data-rss-title="Search &amp; more" data-rss-description="Adds search."><h2 slot="label">2026-11-21</h2><span slot="tag">API</span><p>Adds <a href="/docs/search">search</a>.<svg><path/></svg></p><octavo-note><p>Good.</p></octavo-note></octavo-update><octavo-update><h2 slot="label">March 2025</h2><div slot="description">v1</div><p>First.</p></octavo-update><octavo-update><h2 slot="label">v0.1</h2></octavo-update><octavo-update label="By hand">Text</octavo-update>`;

const navigation = { kind: 'root', label: '', hidden: false, children: [], items: [] };
const site = { name: 'Acme', navigation, seo: { metatags: {}, indexHidden: false } } as unknown as Site;
const entry = { path: 'changelog', route: '/changelog', meta: { title: 'Changelog' } } as PageEntry;

test('has the updates of a page with their own titles, dates and clean content', async () => {
  const page = await finishPage(parseHtml(content), 'Changelog', [], { updates: readUpdates });
  expect(page.html).not.toContain('data-rss');
  const files = feeds(site, entry, page.updates!, { base: '/docs/', siteUrl: 'https://example.com' });
  expect([...files.keys()]).toEqual(['changelog/rss.xml', 'changelog/atom.xml']);
  const items = files.get('changelog/rss.xml')!.match(/<item>.*<\/item>/g);
  expect(items).toEqual([
    '<item><title>Search &amp; more</title><link>https://example.com/docs/changelog/#2026-11-21</link><guid isPermaLink="true">https://example.com/docs/changelog/#2026-11-21</guid><pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate><category>API</category><description>Adds search.</description><content:encoded>&lt;p&gt;Adds &lt;a href=&quot;https://example.com/docs/search&quot;&gt;search&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Good.&lt;/p&gt;</content:encoded></item>',
    '<item><title>March 2025: v1</title><link>https://example.com/docs/changelog/#march-2025</link><guid isPermaLink="true">https://example.com/docs/changelog/#march-2025</guid><pubDate>Sat, 01 Mar 2025 00:00:01 GMT</pubDate><description>&lt;p&gt;First.&lt;/p&gt;</description></item>',
    '<item><title>v0.1</title><link>https://example.com/docs/changelog/#v0-1</link><guid isPermaLink="true">https://example.com/docs/changelog/#v0-1</guid><description></description></item>',
  ]);
  const atom = files.get('changelog/atom.xml')!;
  expect(atom.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-11-21T00:00:00.000Z',
    '<updated>2026-11-21T00:00:00.000Z',
    '<updated>2025-03-01T00:00:01.000Z',
    // An entry without a date is as old as the next one, and the order is kept.
    '<updated>2025-03-01T00:00:00.000Z',
  ]);
});

const update = (label: string, id: string, content: FeedUpdate['content'] = []): FeedUpdate => ({
  label,
  id,
  title: label,
  tags: [],
  content,
});

test('follows the rules of feeds for addresses, dates and languages', () => {
  const french = { ...navigation, kind: 'language', code: 'fr', items: [{ type: 'page', path: 'changelog' }] };
  const translated = { ...site, navigation: { ...navigation, children: [french] } } as unknown as Site;
  const updates = [
    update('Correctif', 'correctif', [
      '<p><a href="',
      { address: '#21-août' },
      '">Août</a> <img src="',
      { address: '../a b.png' },
      '" alt=""></p>',
    ]),
    update('21 août 2026', '21-août'),
  ];
  const files = feeds(translated, entry, updates, { base: '/', siteUrl: 'https://example.com' });
  const rss = files.get('changelog/rss.xml')!;
  expect(rss).toContain('<language>fr</language>');
  expect(rss).toContain('<link>https://example.com/changelog/#21-ao%C3%BBt</link>');
  expect(rss).toContain('&lt;a href=&quot;https://example.com/changelog/#21-ao%C3%BBt&quot;');
  expect(rss).toContain('&lt;img src=&quot;https://example.com/a%20b.png&quot;');
  const atom = files.get('changelog/atom.xml')!;
  expect(atom).toContain('xml:lang="fr"');
  expect(atom.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-08-21T00:00:01.000Z',
    '<updated>2026-08-21T00:00:01.000Z',
    '<updated>2026-08-21T00:00:00.000Z',
  ]);
});

test('has the date of the page if no entry has one, and no invented date', () => {
  const options = { base: '/', siteUrl: 'https://example.com' };
  const dated = { ...entry, lastUpdated: '2026-11-20' };
  expect(feeds(site, dated, [update('v1', 'v1')], options).get('changelog/atom.xml')).toContain(
    '<updated>2026-11-20T00:00:00.000Z</updated>',
  );
  const rss = feeds(site, entry, [update('v1', 'v1')], options).get('changelog/rss.xml');
  expect(rss).not.toMatch(/<lastBuildDate>|<pubDate>/);
});
