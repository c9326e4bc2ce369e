/** Which client scripts the shell itself needs, beside those of the elements in the content. */
import type { PageMeta, Site } from '../site/types.js';
import { pageMenuOf } from '../site/page-menu.js';
import { hasBaseUrls } from './page/endpoint.js';

/**
 * Names of the entries in the client manifest that a page with the front matter `meta` loads for what stands around its
 * content; without `meta`, all that any page of the site may load.
 */
export function shellScripts(site: Site, meta?: PageMeta): string[] {
  const wanted: [string, boolean][] = [
    ['octavo-theme-toggle', !site.appearance.strict],
    ['page-menu', pageMenuOf(site, meta).options.length > 0],
    ['base-url', hasBaseUrls(site, meta)],
    ['feedback', site.feedback.thumbsRating],
    ['versions', site.navigation.shared !== undefined],
  ];
  return wanted.flatMap(([name, isWanted]) => (isWanted ? [name] : []));
}
