import type { PageEntry } from '../core/model/types.js';

/** Route of the page with links to all pages; `undefined` if the site has pages at both possible routes. */
export function siteMapRoute(pages: readonly PageEntry[]): string | undefined {
  const taken = new Set(pages.map(({ route }) => route.toLowerCase()));
  return ['/sitemap', '/site-map'].find((route) => !taken.has(route));
}
