/** Puts generated pages into the groups of the navigation that their entries name. */
import type { NavGroup, NavItem } from '../../../core/model/types.js';
import type { ApiGroup } from '../api-format.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

/** A page with the groups around it, from the outside in. */
export interface GroupedPage {
  path: string;
  groups: readonly ApiGroup[];
}

/** Groups in the order of their first page. The pages directly in a group come before the groups in it. */
export function groupPages(pages: readonly GroupedPage[], level = 0): NavItem[] {
  const direct: NavItem[] = [];
  const inside = new Map<string, { group: NavGroup; pages: GroupedPage[] }>();
  for (const page of pages) {
    const { id, title } = page.groups[level] ?? {};
    if (id === undefined || title === undefined) {
      direct.push({ type: 'page', path: page.path });
      continue;
    }
    const group: NavGroup = { type: 'group', title, expanded: false, hidden: false, items: [] };
    getOrInsert(inside, id, () => ({ group, pages: [] })).pages.push(page);
  }
  const groups = Array.from(inside.values(), ({ group, pages: own }) => ({
    ...group,
    items: groupPages(own, level + 1),
  }));
  return [...direct, ...groups];
}
