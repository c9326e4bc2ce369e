/** Where each page is in the tree of navigation sections. */
import { sidebarOf } from './sidebar.js';
import type { NavSection, NavGroup, NavItem, PageEntry, SidebarItem } from './types.js';

/** A section that directly contains pages, and so has a sidebar. */
export interface PageSection {
  /** Index in tree order. */
  id: number;
  /** From the root to the section, both included. */
  trail: NavSection[];
  sidebar: SidebarItem[];
  /**
   * Paths of the pages in reading order, without duplicates, hidden pages and links. The shared tree has one list per
   * version; other trees have one list.
   */
  sequences: string[][];
}

/** The first placement of a page. */
export interface NavPlacement {
  section: PageSection;
  /** Groups that contain the page, outermost first. */
  groups: NavGroup[];
  hidden: boolean;
  /** The group whose root page it is. */
  rootOf?: NavGroup;
}

export interface NavPlacements {
  byPath: Map<string, NavPlacement>;
  sections: PageSection[];
}

/**
 * Finds the placement of every page in the navigation. If a page has several, the first visible one counts. Pages that
 * versions share are placed in the shared tree.
 */
export function findPlacements(
  navigation: NavSection,
  pages: ReadonlyMap<string, PageEntry>,
  drilldown?: boolean,
): NavPlacements {
  const placements: NavPlacements = { byPath: new Map(), sections: [] };
  const { shared, children } = navigation;
  const visit = (section: NavSection, above: NavSection[], hidden: boolean): void => {
    const trail = [...above, section];
    if (section.items.length > 0) {
      const sidebar = sidebarOf(section.items, pages, drilldown);
      const versions = trail[1] === shared && shared ? children.map((_, index) => index) : [undefined];
      const sequences = versions.map((version) => sequenceOf(sidebar, pages, version));
      const pageSection: PageSection = { id: placements.sections.length, trail, sidebar, sequences };
      placements.sections.push(pageSection);
      put(section.items, { section: pageSection, groups: [], hidden }, placements.byPath);
    }
    for (const child of section.children) visit(child, trail, hidden || child.hidden);
  };
  if (shared) visit(shared, [navigation], navigation.hidden);
  visit(navigation, [], navigation.hidden);
  for (const section of placements.sections) markElsewhere(section, section.sidebar, placements.byPath, pages);
  return placements;
}

/** Marks the entries whose pages show another sidebar. */
function markElsewhere(
  section: PageSection,
  items: readonly SidebarItem[],
  byPath: NavPlacements['byPath'],
  pages: ReadonlyMap<string, PageEntry>,
): void {
  for (const item of items) {
    const { path } = item;
    if (path !== undefined && (byPath.get(path)?.section !== section || pages.get(path)?.meta.url))
      item.isElsewhere = true;
    if (item.type === 'group') markElsewhere(section, item.items, byPath, pages);
  }
}

function put(items: readonly NavItem[], placement: NavPlacement, byPath: Map<string, NavPlacement>): void {
  const claim = (path: string, candidate: NavPlacement): void => {
    const earlier = byPath.get(path);
    if (!earlier || (earlier.hidden && !candidate.hidden)) byPath.set(path, candidate);
  };
  for (const item of items) {
    if (item.type === 'page') {
      // A page of a single version is placed in the tree of that version.
      if (item.versions === undefined) claim(item.path, placement);
      continue;
    }
    const hidden = placement.hidden || item.hidden;
    if (item.root !== undefined) claim(item.root, { ...placement, hidden, rootOf: item });
    put(item.items, { section: placement.section, groups: [...placement.groups, item], hidden }, byPath);
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
