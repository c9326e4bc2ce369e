/** Decides which pages search finds, and the weight of each. */
import { getOrInsert } from '../../core/text/get-or-insert.js';
import type { NavItem, NavSection, PageEntry, PageMeta, Site } from '../../core/model/types.js';

/** Whether the front matter allows search to find the page. */
export function isIndexable({ searchable, noindex, url }: PageMeta): boolean {
  return searchable !== false && noindex !== true && url === undefined;
}

/** Whether search finds the page. Hidden pages are left out unless the site indexes them. */
export function isSearchable({ seo }: Pick<Site, 'seo'>, page: PageEntry): boolean {
  return isIndexable(page.meta) && (seo.indexHidden || !page.hidden);
}

/** The place of a page among the results of a search. */
export interface PagePlace {
  /** Number in the order of the navigation, which decides between pages that match alike. */
  position: number;
  /** Its own `boost`, or the `boost` of the closest group or section. */
  boost: number;
}

/** The places of the pages in the navigation. The first placement of a page counts, and the first one with a boost. */
export function pagePlaces(site: Pick<Site, 'navigation'>): (page: PageEntry) => PagePlace {
  const places = new Map<string, PagePlace>();
  for (const { path, boost } of entriesOf(site.navigation, 1)) {
    const place = getOrInsert(places, path, () => ({ position: places.size, boost }));
    if (place.boost === 1) place.boost = boost;
  }
  return ({ path, meta }) => {
    const { position, boost } = places.get(path) ?? { position: places.size, boost: 1 };
    return { position, boost: isBoost(meta['boost']) ? meta['boost'] : boost };
  };
}

function isBoost(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

interface Entry {
  path: string;
  boost: number;
}

function entriesOf({ boost, items, children }: NavSection, above: number): Entry[] {
  const own = isBoost(boost) ? boost : above;
  return [...items.flatMap((item) => entriesOfItem(item, own)), ...children.flatMap((child) => entriesOf(child, own))];
}

function entriesOfItem(item: NavItem, above: number): Entry[] {
  if (item.type === 'page') return [{ path: item.path, boost: above }];
  const boost = isBoost(item.boost) ? item.boost : above;
  const root = item.root === undefined ? [] : [{ path: item.root, boost }];
  return [...root, ...item.items.flatMap((each) => entriesOfItem(each, boost))];
}
