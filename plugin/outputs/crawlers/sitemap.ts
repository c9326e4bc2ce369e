/** Writes `/sitemap.xml`: the pages for search engines. Requires the URL of the site. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { publicAddress, withSlash } from '../../site/addresses.js';
import type { PageEntry, Site } from '../../site/types.js';
import { isListed } from './listed-pages.js';

/**
 * The sitemap. Hidden pages are excluded unless the site includes them. Pages and folders with `noindex` are always
 * excluded.
 */
export function sitemap(site: Site, pages: readonly PageEntry[], base: string, siteUrl: string): string {
  const urls = pages
    .filter((page) => isListed(site, page))
    .map(({ route, lastUpdated }) => {
      const location = publicAddress(withSlash(route, site.seo.trailingSlash), base, siteUrl);
      return `<url><loc>${escapeHtml(location)}</loc>${lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : ''}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
