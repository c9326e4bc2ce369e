/** Where each page stands in the tree of divisions. */
import { sidebarOf } from './sidebar.js';
import type { Division, NavGroup, NavItem, PageEntry, SidebarItem } from './types.js';

/** A division that holds pages itself, and so has a sidebar. */
export interface Leaf {
  /** Number in the order of the tree. */
  id: number;
  /** From the root to the division, both included. */
  line: Division[];
  sidebar: SidebarItem[];
  /** Paths of the pages in reading order, each once, without hidden pages and links. In the shared tree one list for each version, else one. */
  sequences: string[][];
}

/** The first place of a page. */
export interface Place {
  leaf: Leaf;
  /** Groups around the page, outermost first. */
  groups: NavGroup[];
  hidden: boolean;
  /** The group whose root page it is. */
  rootOf?: NavGroup;
}

export interface Places {
  byPath: Map<string, Place>;
  leaves: Leaf[];
}

/** Finds the place of every page of the navigation. Of several, the first that is shown counts; what versions share stands in their shared tree. */
export function findPlaces(navigation: Division, pages: ReadonlyMap<string, PageEntry>, drilldown?: boolean): Places {
  const places: Places = { byPath: new Map(), leaves: [] };
  const { shared, children } = navigation;
  const visit = (division: Division, above: Division[], hidden: boolean): void => {
    const line = [...above, division];
    if (division.items.length > 0) {
      const sidebar = sidebarOf(division.items, pages, drilldown);
      const versions = line[1] === shared && shared ? children.map((_, index) => index) : [undefined];
      const sequences = versions.map((version) => sequenceOf(sidebar, pages, version));
      const leaf: Leaf = { id: places.leaves.length, line, sidebar, sequences };
      places.leaves.push(leaf);
      put(division.items, { leaf, groups: [], hidden }, places.byPath);
    }
    for (const child of division.children) visit(child, line, hidden || child.hidden);
  };
  if (shared) visit(shared, [navigation], navigation.hidden);
  visit(navigation, [], navigation.hidden);
  return places;
}

function put(items: readonly NavItem[], place: Place, byPath: Map<string, Place>): void {
  const claim = (path: string, own: Place): void => {
    const earlier = byPath.get(path);
    if (!earlier || (earlier.hidden && !own.hidden)) byPath.set(path, own);
  };
  for (const item of items) {
    if (item.type === 'page') {
      // What is for one version has its place in the tree of that version.
      if (item.versions === undefined) claim(item.path, place);
      continue;
    }
    const hidden = place.hidden || item.hidden;
    if (item.root !== undefined) claim(item.root, { ...place, hidden, rootOf: item });
    put(item.items, { leaf: place.leaf, groups: [...place.groups, item], hidden }, byPath);
  }
}

function sequenceOf(
  sidebar: readonly SidebarItem[],
  pages: ReadonlyMap<string, PageEntry>,
  version?: number,
): string[] {
  const paths = new Set<string>();
  const visit = (items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.versions && version !== undefined && !item.versions.includes(version)) continue;
      if (item.path !== undefined && !pages.get(item.path)?.meta.url) paths.add(item.path);
      if (item.type === 'group') visit(item.items);
    }
  };
  visit(sidebar);
  return [...paths];
}
