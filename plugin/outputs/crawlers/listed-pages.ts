/** Which pages search engines and language models should find. */
import { folderTags } from '../../site/folder-tags.js';
import type { PageEntry, Site } from '../../site/types.js';

/**
 * Whether an index lists the page. Hidden pages are not listed, unless `seo.indexing` is `all`. Pages with `noindex`, in
 * their front matter or for their folder, are never listed.
 */
export function isListed(site: Pick<Site, 'seo'>, page: PageEntry): boolean {
  return !isUnindexed(site, page) && (site.seo.indexHidden || !page.hidden);
}

/** Whether search engines should find the page: an index lists it, and it is not only a link to another site. */
export function isIndexed(site: Pick<Site, 'seo'>, page: PageEntry): boolean {
  return isListed(site, page) && typeof page.meta.url !== 'string';
}

function isUnindexed(site: Pick<Site, 'seo'>, page: PageEntry): boolean {
  const robots = page.meta['robots'] || folderTags(site, page)['robots'];
  return page.meta.noindex === true || (typeof robots === 'string' && /noindex|none/i.test(robots));
}
