/** Writes `/sitemap.xml`: the pages for search engines. Requires the URL of the site. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { isExternal, pageAddress, publicAddress } from '../../addresses/addresses.js';
import { languageAlternates } from '../../nav/language-alternates.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { isIndexed } from '../../nav/listed-pages.js';

export interface SitemapOptions {
  base: string;
  siteUrl: string;
  /** The date of the last change of a source file, such as `2026-11-21`. Default: dates are omitted. */
  lastModified?(file: string): string | undefined;
}

/** The largest number of pages in one file. A larger site has a file per part, and an index. */
export const maxUrls = 50_000;

/** The files by path. Each page has its date and its translations. */
export function sitemap(site: Site, pages: readonly PageEntry[], options: SitemapOptions): Map<string, string> {
  const { base, siteUrl, lastModified } = options;
  const urlOf = (route: string): string =>
    escapeHtml(publicAddress(pageAddress(route, site.seo.trailingSlash), base, siteUrl));
  const indexed = pages.filter((page) => isIndexed(site, page) && !isElsewhere(page, siteUrl));
  const alternatesOf = languageAlternates(site, indexed);
  const urls = indexed.map(({ route, path, file, lastUpdated }) => {
    const day = lastUpdated ?? lastModified?.(file);
    const alternates = alternatesOf(path).map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(alternate.language)}" href="${urlOf(alternate.route)}"/>`,
    );
    return `<url><loc>${urlOf(route)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${alternates.join('')}</url>`;
  });
  if (urls.length <= maxUrls) return new Map([['sitemap.xml', urlSet(urls)]]);
  const files = new Map<string, string>();
  for (let start = 0; start < urls.length; start += maxUrls)
    files.set(`sitemap-${files.size + 1}.xml`, urlSet(urls.slice(start, start + maxUrls)));
  const parts = Array.from(
    files.keys(),
    (path) => `<sitemap><loc>${escapeHtml(publicAddress(`/${path}`, base, siteUrl))}</loc></sitemap>`,
  );
  return files.set('sitemap.xml', document('sitemapindex', '', parts));
}

/** Whether the front matter of the page names a page of another host for search engines. */
function isElsewhere({ meta: { canonical } }: PageEntry, siteUrl: string): boolean {
  if (typeof canonical !== 'string' || !isExternal(canonical) || !URL.canParse(canonical, siteUrl)) return false;
  return new URL(canonical, siteUrl).host !== new URL(siteUrl).host;
}

function urlSet(urls: readonly string[]): string {
  const alternates = urls.some((url) => url.includes('<xhtml:link'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return document('urlset', alternates, urls);
}

function document(root: string, namespaces: string, content: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`,
    ...content,
    `</${root}>`,
    '',
  ].join('\n');
}
