/** Redirects from the old addresses that the front matter of pages names, in keys of other tools. */
import { foreignKeys } from '../config/other-tools/foreign-keys.js';
import { oldAddresses, redirected } from '../config/other-tools/key-effects.js';
import type { PageEntry, Site } from '../core/model/types.js';
import { frontMatterLocation } from './front-matter/front-matter-location.js';

const keys = foreignKeys.filter(({ effect }) => effect === redirected).map(({ key }) => key);

/** The site with a redirect from each of them. Rules of the settings take precedence. */
export function withOldAddresses(site: Site, pages: readonly PageEntry[]): Site {
  const added = pages.flatMap((page) =>
    keys.flatMap((key) => {
      const sources = page.meta[key] === undefined ? [] : (oldAddresses(page.meta[key]) ?? []);
      return sources.map((source) => ({
        source,
        destination: page.route,
        permanent: true,
        location: frontMatterLocation(site.root, page, key, true),
      }));
    }),
  );
  return added.length === 0 ? site : { ...site, redirects: [...site.redirects, ...added] };
}
