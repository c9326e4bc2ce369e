/** Writes the feeds of a changelog page: `/changelog/rss.xml` and `/changelog/atom.xml`. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import type { FeedUpdate } from '../../mdx/types.js';
import { pageAddress, publicAddress } from '../../addresses/addresses.js';
import { languageOfPage } from '../../nav/language-alternates.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { labelDate } from './label-date.js';

export interface FeedOptions {
  base: string;
  /** Links in feeds contain the host. */
  siteUrl: string;
}

interface Entry extends Omit<FeedUpdate, 'content'> {
  url: string;
  /** Of its label. */
  date?: Date;
  /** Atom requires a date. */
  updated: Date;
  /** HTML. */
  content: string;
}

/** The files by path. */
export function feeds(
  site: Pick<Site, 'name' | 'description' | 'seo' | 'navigation'>,
  page: PageEntry,
  updates: readonly FeedUpdate[],
  { base, siteUrl }: FeedOptions,
): Map<string, string> {
  const folder = page.route === '/' ? '' : `${page.route.slice(1)}/`;
  const url = publicAddress(pageAddress(page.route, site.seo.trailingSlash), base, siteUrl);
  const language = languageOfPage(site, page.path);
  const dates = datesOf(updates, language, page.lastUpdated);
  const entries = updates.map((update, index): Entry => ({
    ...update,
    ...dates[index]!,
    // Feeds take only ASCII in addresses.
    url: new URL(`#${update.id || index + 1}`, url).href,
    content: contentHtml(update.content, url),
  }));
  const days = [...entries.map(({ updated }) => updated), dayOf(page.lastUpdated)];
  const feed = {
    title: `${page.meta.title} - ${site.name}`,
    description: page.meta.description ?? site.description ?? page.meta.title,
    url,
    self: (file: string) => publicAddress(`/${folder}${file}`, base, siteUrl),
    language,
    date: new Date(Math.max(...days.map((day) => day.getTime()))),
  };
  return new Map([
    [`${folder}rss.xml`, rss(feed, entries)],
    [`${folder}atom.xml`, atom(feed, entries)],
  ]);
}

/**
 * The dates of the entries, newest first. An entry without a date is as old as the next older entry, so that it does
 * not become new again when the page changes. Each entry of a day is a second newer than the entry below it, so that
 * feed readers keep their order.
 */
function datesOf(
  updates: readonly FeedUpdate[],
  language: string,
  lastUpdated: string | undefined,
): Pick<Entry, 'date' | 'updated'>[] {
  const own = updates.map(({ label }) => labelDate(label, language));
  const oldest = own.findLast((date) => date !== undefined) ?? dayOf(lastUpdated);
  const entriesOfDay = new Map<number, number>();
  let day = oldest.getTime();
  return own
    .toReversed()
    .map((date) => {
      day = date?.getTime() ?? day;
      const seconds = entriesOfDay.get(day) ?? 0;
      entriesOfDay.set(day, seconds + 1);
      const updated = new Date(day + seconds * 1000);
      return { date: date && updated, updated };
    })
    .toReversed();
}

/** The start of 1970 if the day is not known. */
function dayOf(day: string | undefined): Date {
  return new Date((day && Date.parse(day)) || 0);
}

interface Feed {
  title: string;
  description: string;
  url: string;
  self(file: string): string;
  language: string;
  /** Of the newest entry, or of the last change of the page. */
  date: Date;
}

function rss({ title, description, url, self, language, date }: Feed, entries: readonly Entry[]): string {
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
<language>${text(language)}</language>
<generator>Octavo</generator>
${date.getTime() > 0 ? `<lastBuildDate>${date.toUTCString()}</lastBuildDate>\n` : ''}<atom:link href="${text(self('rss.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

function atom({ title, description, url, self, language, date }: Feed, entries: readonly Entry[]): string {
  const items = entries.map(
    (entry) =>
      `<entry><title>${text(entry.title)}</title><link href="${text(entry.url)}"/><id>${text(entry.url)}</id>` +
      `<updated>${entry.updated.toISOString()}</updated>` +
      entry.tags.map((tag) => `<category term="${text(tag)}"/>`).join('') +
      (entry.description === undefined ? '' : `<summary>${text(entry.description)}</summary>`) +
      `<content type="html">${text(entry.content)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(language)}">
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

/** The HTML of an update, with the host in links and images. */
function contentHtml(content: FeedUpdate['content'], pageUrl: string): string {
  const pieces = content.map((piece) =>
    typeof piece === 'string' ? piece : escapeHtml(absolute(piece.address, pageUrl)),
  );
  return pieces.join('').trim();
}

function absolute(address: string, pageUrl: string): string {
  return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
}

/** XML does not allow control characters. */
function text(value: string): string {
  return escapeHtml(value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, ''));
}
