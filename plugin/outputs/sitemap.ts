/** Writes `/sitemap.xml`: the pages that search engines should find. Needs the address of the site. */
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { withSlash } from '../shell/address.js';
import type { PageEntry, Site } from '../site/types.js';
import { publicAddress } from './public-address.js';

/** The sitemap. Hidden pages are left out unless the site asks for them, `noindex` pages always. */
export function sitemap(site: Site, pages: readonly PageEntry[], base: string, siteUrl: string): string {
  const shown = pages.filter((page) => !page.meta.noindex && (site.seo.indexHidden || !page.hidden));
  const urls = shown.map(({ route, modified }) => {
    const location = publicAddress(withSlash(route, site.seo.trailingSlash), base, siteUrl);
    return `<url><loc>${escapeHtml(location)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
