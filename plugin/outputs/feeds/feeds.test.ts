import { expect, test } from 'vitest';
import { finishPage } from '../../mdx/finish/finish-page.js';
import type { PageEntry, Site } from '../../site/types.js';
import { feeds } from './feeds.js';

const content = `<octavo-update data-rss-title="Search &amp; more" data-rss-description="Adds search."><h2 slot="label">2026-11-21</h2><span slot="tag">API</span><p>Adds <a href="/docs/search">search</a>.<svg><path/></svg></p><octavo-note><p>Good.</p></octavo-note></octavo-update><octavo-update><h2 slot="label">March 2025</h2><div slot="description">v1</div><p>First.</p></octavo-update><octavo-update><h2 slot="label">v0.1</h2></octavo-update><octavo-update label="By hand">Text</octavo-update>`;

test('has the updates of a page with their own titles, dates and clean content', () => {
  const page = finishPage(content, 'Changelog', []);
  expect(page.html).not.toContain('data-rss');
  const entry = { route: '/changelog', meta: { title: 'Changelog' } } as PageEntry;
  const site = { name: 'Acme', seo: { metatags: {}, indexHidden: false } } as Site;
  const files = feeds(site, entry, page.updates!, { base: '/docs/', siteUrl: 'https://example.com' });
  expect([...files.keys()]).toEqual(['changelog/rss.xml', 'changelog/atom.xml']);
  const items = files.get('changelog/rss.xml')!.match(/<item>.*<\/item>/g);
  expect(items).toEqual([
    '<item><title>Search &amp; more</title><link>https://example.com/docs/changelog#2026-11-21</link><guid isPermaLink="true">https://example.com/docs/changelog#2026-11-21</guid><pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate><category>API</category><description>Adds search.</description><content:encoded>&lt;p&gt;Adds &lt;a href=&quot;https://example.com/docs/search&quot;&gt;search&lt;/a&gt;.&lt;/p&gt;&lt;p&gt;Good.&lt;/p&gt;</content:encoded></item>',
    '<item><title>March 2025: v1</title><link>https://example.com/docs/changelog#march-2025</link><guid isPermaLink="true">https://example.com/docs/changelog#march-2025</guid><pubDate>Sat, 01 Mar 2025 00:00:00 GMT</pubDate><description>&lt;p&gt;First.&lt;/p&gt;</description></item>',
    '<item><title>v0.1</title><link>https://example.com/docs/changelog#v0-1</link><guid isPermaLink="true">https://example.com/docs/changelog#v0-1</guid><description></description></item>',
  ]);
  const atom = files.get('changelog/atom.xml')!;
  expect(atom.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-11-21T00:00:00.000Z',
    '<updated>2026-11-21T00:00:00.000Z',
    '<updated>2025-03-01T00:00:00.000Z',
    '<updated>2026-11-21T00:00:00.000Z',
  ]);
});
