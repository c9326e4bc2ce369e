/** Puts pages of plugins into the navigation. */
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { sectionsIn } from '../../core/model/sections-in.js';
import type { NavGroup, NavItem, NavSection } from '../../core/model/types.js';

/** Beside a page, or at the end of a group. `group`: the title, or those of the groups around it, outermost first. */
export type PagePlace = { after: string } | { before: string } | { group: string | readonly string[]; icon?: string };

/** The navigation with the pages, and the paths of those that have no place in it, because the page beside them is not listed. */
export function placePages(
  navigation: NavSection,
  places: ReadonlyMap<string, PagePlace>,
): { navigation: NavSection; lost: readonly string[] } {
  if (places.size === 0) return { navigation, lost: [] };
  const changed = structuredClone(navigation);
  const groups = new Map<string, NavItem[]>();
  const lost = [...places].filter(([path, place]) => !putPage(changed, path, place, groups)).map(([path]) => path);
  return { navigation: changed, lost };
}

/** Whether there is such a place. `groups`: the items of those that were used before, by their titles. */
function putPage(navigation: NavSection, path: string, place: PagePlace, groups: Map<string, NavItem[]>): boolean {
  const item: NavItem = { type: 'page', path };
  if ('group' in place) {
    const titles = typeof place.group === 'string' ? [place.group] : place.group;
    getOrInsert(groups, JSON.stringify(titles), () => groupAt(navigation, titles, place.icon)).push(item);
    return true;
  }
  const beside = 'after' in place ? place.after : place.before;
  for (const items of listsOf(navigation)) {
    const index = items.findIndex((each) => (each.type === 'page' ? each.path : each.root) === beside);
    if (index < 0) continue;
    items.splice('after' in place ? index + 1 : index, 0, item);
    return true;
  }
  return false;
}

/** The items of a group. The outermost one can be anywhere. A group that is missing is added to the first list of the navigation. */
function groupAt(navigation: NavSection, titles: readonly string[], icon: string | undefined): NavItem[] {
  const [outer = [], ...others] = listsOf(navigation);
  const [first, ...inner] = titles;
  let items = groupIn([outer, ...others].flat(), first!)?.items ?? addGroup(outer, first!, icon);
  for (const title of inner) items = groupIn(items, title)?.items ?? addGroup(items, title, icon);
  return items;
}

function groupIn(items: readonly NavItem[], title: string): NavGroup | undefined {
  return items.find((item): item is NavGroup => item.type === 'group' && item.title === title);
}

function addGroup(items: NavItem[], title: string, icon: string | undefined): NavItem[] {
  const group: NavGroup = {
    type: 'group',
    title,
    ...(icon !== undefined && { icon: { name: icon } }),
    expanded: false,
    hidden: false,
    items: [],
  };
  items.push(group);
  return group.items;
}

/** All lists of items: those of sections first, in order, then those of groups. */
function listsOf(section: NavSection): NavItem[][] {
  const own = sectionsIn(section).map(({ items }) => items);
  const lists = own.filter((items, index) => items.length > 0 || index === own.length - 1);
  for (const items of lists) for (const item of items) if (item.type === 'group') lists.push(item.items);
  return lists;
}
