/** Decides which pages search finds, and the weight of each. */
import type { NavItem, NavSection, PageEntry, PageMeta, Site } from '../../core/model/types.js';

/** Whether the front matter allows search to find the page. */
export function isIndexable({ searchable, noindex, url }: PageMeta): boolean {
  return searchable !== false && noindex !== true && url === undefined;
}

/** Whether search finds the page. Hidden pages are left out unless the site indexes them. */
export function isSearchable({ seo }: Pick<Site, 'seo'>, page: PageEntry): boolean {
  return isIndexable(page.meta) && (seo.indexHidden || !page.hidden);
}

/** The weight of each page if it is not 1: its own `boost`, or the `boost` of the closest group or section. */
export function boosts(site: Pick<Site, 'navigation'>, pages: readonly PageEntry[]): Map<string, number> {
  const byPath = new Map<string, number>();
  visitSection(site.navigation, 1, byPath);
  for (const { path, meta } of pages) if (isBoost(meta['boost'])) byPath.set(path, meta['boost']);
  return byPath;
}

function isBoost(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

function visitSection({ boost, items, children }: NavSection, above: number, byPath: Map<string, number>): void {
  const own = isBoost(boost) ? boost : above;
  visitItems(items, own, byPath);
  for (const child of children) visitSection(child, own, byPath);
}

function visitItems(items: readonly NavItem[], boost: number, byPath: Map<string, number>): void {
  const set = (path: string, value: number): void => {
    // The first placement of a page counts.
    if (value !== 1 && !byPath.has(path)) byPath.set(path, value);
  };
  for (const item of items) {
    if (item.type === 'page') set(item.path, boost);
    else {
      const own = isBoost(item.boost) ? item.boost : boost;
      if (item.root !== undefined) set(item.root, own);
      visitItems(item.items, own, byPath);
    }
  }
}
