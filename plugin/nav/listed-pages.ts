/** Decides whether search engines and language models should find a page. */
import { folderTags } from '../load/folder-tags.js';
import type { PageEntry, Site } from '../core/model/types.js';

/**
 * Whether the files for language models list the page. Hidden pages are not listed, unless `seo.indexing` is `all`; unlisted
 * ones never.
 */
export function isListed({ seo }: Pick<Site, 'seo'>, page: PageEntry): boolean {
  return page.meta['unlisted'] !== true && (seo.indexHidden || !page.hidden);
}

/**
 * Whether search engines should find the page: it is listed, not only a link to another site, and without `noindex` in its
 * front matter or for its folder.
 */
export function isIndexed(site: Pick<Site, 'seo'>, page: PageEntry): boolean {
  return isListed(site, page) && !isUnindexed(site, page) && typeof page.meta.url !== 'string';
}

function isUnindexed(site: Pick<Site, 'seo'>, page: PageEntry): boolean {
  const robots = page.meta['robots'] || folderTags(site, page)['robots'];
  return page.meta.noindex === true || (typeof robots === 'string' && /noindex|none/i.test(robots));
}
