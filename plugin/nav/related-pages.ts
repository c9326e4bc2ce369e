/** The related pages and links in the front matter of a page. */
import { isUrl, pagePath } from '../addresses/page-path.js';
import { hrefOf } from './sidebar.js';
import type { PageEntry, PageMeta } from '../core/model/types.js';
import type { PageLink } from './page-navigation.js';

/** An entry of `related`: a page path or URL, with an optional title. */
export interface RelatedEntry {
  title?: string;
  target: string;
}

/** The entries of `related`; none if it is `false` or invalid, which is reported with the front matter. */
export function relatedEntries(meta: PageMeta): RelatedEntry[] {
  const { related } = meta;
  if (!Array.isArray(related)) return [];
  return related.flatMap((entry: unknown): RelatedEntry[] => {
    if (typeof entry === 'string') return [{ target: entry }];
    const pairs = typeof entry === 'object' && entry !== null ? Object.entries(entry) : [];
    return pairs.flatMap(([title, target]) => (typeof target === 'string' ? [{ title, target }] : []));
  });
}

/** The same as links. Pages that do not exist are skipped. */
export function relatedLinks(meta: PageMeta, pages: ReadonlyMap<string, PageEntry>): PageLink[] {
  return relatedEntries(meta).flatMap(({ title, target }): PageLink[] => {
    if (isUrl(target)) return [{ title: title ?? target, href: target }];
    const page = pages.get(pagePath(target) ?? '');
    return page ? [{ title: title ?? page.meta.title, href: hrefOf(page) }] : [];
  });
}
