/** Routes of pages, without the base path. */
import type { NavItem, PageEntry, Site } from '../core/model/types.js';

/** `index` → `/`, `guides/index` → `/guides`, `guides/install` → `/guides/install`. */
export function routeOf(pagePath: string): string {
  return `/${pagePath.replace(/(?:^|\/)index$/, '')}`;
}

/** The target of `/`: the page `index`, otherwise the first page of the navigation, otherwise the first page. */
export function startRoute(site: Site, pages: readonly PageEntry[]): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const first = byPath.get('index') ?? firstPage(site.navigation, byPath) ?? pages[0];
  return first?.route ?? '/';
}

type Tree = Site['navigation'];

/**
 * The first page of a section that readers can open. Default languages and versions come first, hidden sections last.
 */
export function firstPage(section: Tree, byPath: ReadonlyMap<string, PageEntry>): PageEntry | undefined {
  const root: NavItem[] = section.root === undefined ? [] : [{ type: 'page', path: section.root }];
  const ownPage = firstOf([...root, ...section.items], byPath);
  if (ownPage) return ownPage;
  const rank = (child: Tree): number => (child.hidden ? 2 : child.isDefault ? 0 : 1);
  const children = [...section.children].sort((one, other) => rank(one) - rank(other));
  for (const child of children) {
    const page = firstPage(child, byPath);
    if (page) return page;
  }
  return undefined;
}

function firstOf(items: readonly NavItem[], byPath: ReadonlyMap<string, PageEntry>): PageEntry | undefined {
  for (const item of items) {
    if (item.type === 'group' && item.hidden) continue;
    const root = item.type === 'group' && item.root !== undefined ? byPath.get(item.root) : undefined;
    const page = item.type === 'page' ? byPath.get(item.path) : (root ?? firstOf(item.items, byPath));
    if (page && !page.meta.hidden && !page.meta.url) return page;
  }
  return undefined;
}
