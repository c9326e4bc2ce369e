import type { Problem } from '../../core/errors/errors.js';
import { frontMatterLocation } from '../../load/front-matter/front-matter-location.js';
import type { LoadedSite } from '../../load/loaded-site.js';

/** Returns a problem for each page that asks for a feed if the URL of the site is not known. */
export function missingFeeds({ site: { root }, pages, siteUrl }: LoadedSite): Problem[] {
  if (siteUrl !== undefined) return [];
  return pages
    .filter(({ meta }) => meta.rss === true)
    .map((page) => ({
      code: 'feed-missing',
      message: '`rss: true` has no effect: this build writes no feeds, because it does not know the URL of the site.',
      hint: 'Build with --site https://docs.example.com, or set "canonical" in "seo.metatags" to the URL.',
      ...frontMatterLocation(root, page, 'rss', false),
    }));
}
