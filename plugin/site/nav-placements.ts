/** Where each page stands in the tree of sections. */
import { sidebarOf } from './sidebar.js';
import type { NavSection, NavGroup, NavItem, PageEntry, SidebarItem } from './types.js';

/** A section that holds pages itself, and so has a sidebar. */
export interface PageSection {
  /** Number in the order of the tree. */
  id: number;
  /** From the root to the section, both included. */
  trail: NavSection[];
  sidebar: SidebarItem[];
  /** Paths of the pages in reading order, each once, without hidden pages and links. In the shared tree one list for each version, else one. */
  sequences: string[][];
}

/** The first place of a page. */
export interface NavPlacement {
  section: PageSection;
  /** Groups around the page, outermost first. */
  groups: NavGroup[];
  hidden: boolean;
  /** The group whose root page it is. */
  rootOf?: NavGroup;
}

export interface NavPlacements {
  byPath: Map<string, NavPlacement>;
  sections: PageSection[];
}

/** Finds the place of every page of the navigation. Of several, the first that is shown counts; what versions share stands in their shared tree. */
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
  return placements;
}

function put(items: readonly NavItem[], placement: NavPlacement, byPath: Map<string, NavPlacement>): void {
  const claim = (path: string, candidate: NavPlacement): void => {
    const earlier = byPath.get(path);
    if (!earlier || (earlier.hidden && !candidate.hidden)) byPath.set(path, candidate);
  };
  for (const item of items) {
    if (item.type === 'page') {
      // What is for one version has its place in the tree of that version.
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
