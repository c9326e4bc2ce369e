/** The links that a site suggests to readers who have not typed anything. */
import type { SuggestedLink } from '../../../runtime/search/index/index-file.js';
import { pageLink } from '../../addresses/addresses.js';
import type { PageEntry, Site } from '../../core/model/types.js';
import { navigator } from '../../nav/navigator.js';
import { searchOf } from './search-settings.js';

/** Maximum number of links in one language. */
const maxLinks = 6;

/** The links in the order of the settings. Pages have the language of their place in the navigation. */
export function suggestedLinks(site: Site, pages: readonly PageEntry[]): SuggestedLink[] {
  const { suggestions } = searchOf(site);
  if (suggestions.length === 0) return [];
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const navigationOf = navigator(site, { pages });
  const counts = new Map<string | undefined, number>();
  return suggestions.flatMap(({ label, href }) => {
    const page = byRoute.get(href.replace(/[?#].*$/s, ''));
    const language = page && navigationOf(page.path).trail.find(({ kind }) => kind === 'language')?.code;
    const count = (counts.get(language) ?? 0) + 1;
    counts.set(language, count);
    if (count > maxLinks) return [];
    return [
      {
        label: label ?? page?.meta.title ?? href,
        href: page ? pageLink(href, byRoute, site.seo.trailingSlash) : href.replace(/^\//, ''),
        ...(language && { language }),
      },
    ];
  });
}
