/**
 * A sidebar with thousands of entries on thousands of pages would make a site grow with the square of its pages. So in a
 * large sidebar, groups away from the current page are links to their first page, and long lists are split into ranges.
 */
import { sharedVersionCount } from '../../nav/shared-versions.js';
import type { NavItem, NavSection } from '../../core/model/types.js';
import type { SidebarItem } from '../../nav/page-navigation.js';

export type SidebarGroup = SidebarItem & { type: 'group' };

/** Sidebars and groups with at most this number of entries are on a page in full. */
export const maxUnsplitEntries = 200;

/** Entries in a range of a long list. */
const rangeLength = 100;

/** Number of entries, including entries of nested groups. */
export function countEntries(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'group' ? countEntries(item.items) : 0), 0);
}

/** Whether the sidebar is too large to be on every page in full. */
export function isLargeSidebar(items: readonly SidebarItem[]): boolean {
  return countEntries(items) > maxUnsplitEntries;
}

/** Whether any sidebar of the navigation may be large. Hidden entries count too, because only the settings are read. */
export function mayHaveLargeSidebar(section: NavSection): boolean {
  const { items, children } = section;
  return (
    countItems(items) > maxUnsplitEntries ||
    children.some(mayHaveLargeSidebar) ||
    // A page that versions share has the entries of all of them.
    (sharedVersionCount(section) > 0 && countAll(section) > maxUnsplitEntries)
  );
}

function countAll({ items, children }: NavSection): number {
  return children.reduce((sum, child) => sum + countAll(child), countItems(items));
}

function countItems(items: readonly NavItem[]): number {
  // The root page of a group may become an entry of its own.
  return items.reduce((sum, item) => sum + (item.type === 'group' ? 2 + countItems(item.items) : 1), 0);
}

/** The items of a large sidebar, with each list of more entries than `maxUnsplitEntries` split into ranges. A range is a group named after its first and last entry. */
export function splitLongLists(items: readonly SidebarItem[]): SidebarItem[] {
  const split = items.map((item) => (item.type === 'group' ? { ...item, items: splitLongLists(item.items) } : item));
  if (split.length <= maxUnsplitEntries) return split;
  const length = Math.ceil(split.length / Math.ceil(split.length / rangeLength));
  return Array.from({ length: Math.ceil(split.length / length) }, (_, index) =>
    rangeOf(split.slice(index * length, (index + 1) * length)),
  );
}

function rangeOf(items: SidebarItem[]): SidebarGroup {
  return { type: 'group', title: `${items[0]!.title} – ${items.at(-1)!.title}`, expanded: false, items };
}

/**
 * Where the link of a group points that is shown without its entries: to a page whose sidebar shows them. `undefined` if
 * there is none.
 */
export function linkOfGroup(group: SidebarGroup): string | undefined {
  const { href, path, isElsewhere, items } = group;
  if (items.length === 0) return undefined;
  if (path !== undefined) return isElsewhere ? undefined : href;
  const first = firstPageIn(items)?.href;
  return href === undefined || href === first ? first : undefined;
}

function firstPageIn(items: readonly SidebarItem[]): SidebarItem | undefined {
  for (const item of items) {
    if (item.path !== undefined && !item.isElsewhere) return item;
    const inside = item.type === 'group' ? firstPageIn(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
