/** Writes the feeds of a changelog page: `/changelog/rss.xml` and `/changelog/atom.xml`. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import type { FeedUpdate } from '../../mdx/types.js';
import { publicAddress, withSlash } from '../../site/addresses.js';
import type { PageEntry, Site } from '../../site/types.js';

export interface FeedOptions {
  base: string;
  /** Links in feeds contain the host. */
  siteUrl: string;
}

interface Entry extends FeedUpdate {
  url: string;
  date?: Date;
  content: string;
}

/** The files by path. */
export function feeds(
  site: Pick<Site, 'name' | 'description' | 'seo'>,
  page: PageEntry,
  updates: readonly FeedUpdate[],
  { base, siteUrl }: FeedOptions,
): Map<string, string> {
  const folder = page.route === '/' ? '' : `${page.route.slice(1)}/`;
  const url = publicAddress(withSlash(page.route, site.seo.trailingSlash), base, siteUrl);
  const entries = updates.map((update, index): Entry => ({
    ...update,
    url: `${url}#${update.id || index + 1}`,
    date: dateOf(update.label),
    content: absolute(update.html, siteUrl),
  }));
  const feed = {
    title: `${page.meta.title} - ${site.name}`,
    description: page.meta.description ?? site.description ?? page.meta.title,
    url,
    self: (file: string) => publicAddress(`/${folder}${file}`, base, siteUrl),
    date: new Date(Math.max(0, ...entries.map(({ date }) => date?.getTime() ?? 0), time(page.lastUpdated))),
  };
  return new Map([
    [`${folder}rss.xml`, rss(feed, entries)],
    [`${folder}atom.xml`, atom(feed, entries)],
  ]);
}

interface Feed {
  title: string;
  description: string;
  url: string;
  self(file: string): string;
  /** Of the newest entry. */
  date: Date;
}

function rss({ title, description, url, self, date }: Feed, entries: readonly Entry[]): string {
  const items = entries.map(
    (entry) =>
      `<item><title>${text(entry.title)}</title><link>${text(entry.url)}</link>` +
      `<guid isPermaLink="true">${text(entry.url)}</guid>` +
      (entry.date ? `<pubDate>${entry.date.toUTCString()}</pubDate>` : '') +
      entry.tags.map((tag) => `<category>${text(tag)}</category>`).join('') +
      `<description>${text(entry.description ?? entry.content)}</description>` +
      (entry.description === undefined ? '' : `<content:encoded>${text(entry.content)}</content:encoded>`) +
      '</item>',
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${text(title)}</title>
<link>${text(url)}</link>
<description>${text(description)}</description>
<generator>Octavo</generator>
<lastBuildDate>${date.toUTCString()}</lastBuildDate>
<atom:link href="${text(self('rss.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

function atom({ title, description, url, self, date }: Feed, entries: readonly Entry[]): string {
  const items = entries.map(
    (entry) =>
      `<entry><title>${text(entry.title)}</title><link href="${text(entry.url)}"/><id>${text(entry.url)}</id>` +
      // Atom requires a date. An entry without one has that of the feed.
      `<updated>${(entry.date ?? date).toISOString()}</updated>` +
      entry.tags.map((tag) => `<category term="${text(tag)}"/>`).join('') +
      (entry.description === undefined ? '' : `<summary>${text(entry.description)}</summary>`) +
      `<content type="html">${text(entry.content)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${text(title)}</title>
<subtitle>${text(description)}</subtitle>
<link href="${text(url)}"/>
<link href="${text(self('atom.xml'))}" rel="self" type="application/atom+xml"/>
<id>${text(url)}</id>
<updated>${date.toISOString()}</updated>
<author><name>${text(title)}</name></author>
<generator>Octavo</generator>
${items.join('\n')}
</feed>
`;
}

/** The date in a label such as `2026-11-22`, `March 2025` or `Nov 3, 2025`. Other labels, such as `v1.2`, have none. */
function dateOf(label: string): Date | undefined {
  if (!/\b(?:19|20)\d{2}\b/.test(label)) return undefined;
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(label) ? Date.parse(label) : Date.parse(`${label} UTC`);
  return Number.isNaN(parsed) ? undefined : new Date(parsed);
}

function time(day: string | undefined): number {
  return day === undefined ? 0 : Date.parse(day) || 0;
}

/** Links and images with the host. */
function absolute(html: string, siteUrl: string): string {
  return html.replace(/(<(?:a|img)[^>]*? (?:href|src)=")(\/(?!\/)[^"]*)/g, (_, start: string, path: string) => {
    return start + new URL(path, siteUrl).href;
  });
}

/** XML does not allow control characters. */
function text(value: string): string {
  return escapeHtml(value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, ''));
}
