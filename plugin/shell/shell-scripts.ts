/** The client scripts that the shell needs, besides the scripts of elements in the content. */
import type { PageEntry, Site } from '../core/model/types.js';
import { sharedVersionCount } from '../nav/shared-versions.js';
import { hasBaseUrls } from './page/endpoint.js';

/**
 * Names in the client manifest of the scripts that `page` loads for the shell. Without a page:
 * all scripts that any page of the site may load.
 */
export function shellScripts(site: Site, page?: PageEntry): string[] {
  const wanted: [string, boolean][] = [
    ['octavo-theme-toggle', !site.appearance.strict],
    ['base-url', hasBaseUrls(site, page)],
    ['versions', sharedVersionCount(site.navigation) > 0],
  ];
  return wanted.flatMap(([name, isWanted]) => (isWanted ? [name] : []));
}
