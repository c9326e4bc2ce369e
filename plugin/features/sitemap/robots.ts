/** Writes `/robots.txt`: all pages may be crawled, and where the sitemap is. Crawlers read it at the root of a host only. */
export function robotsFile(sitemapUrl: string | undefined): string {
  const sitemap = sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : '';
  // Pages with `noindex` must be crawled, because crawlers would not see the tag otherwise.
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
