/** The placement of each page in the tree of navigation sections. */
import { versionAlong, type SectionVersion } from './shared-versions.js';
import { sidebarOf } from './sidebar.js';
import type { NavSection, NavGroup, NavItem, PageEntry } from '../core/model/types.js';
import type { SidebarItem } from './page-navigation.js';

/** A section that directly contains pages, and so has a sidebar. */
export interface PageSection {
  /** Index in tree order. */
  id: number;
  /** From the root to the section, both included. */
  trail: NavSection[];
  /** The version or language that contains it. */
  version?: SectionVersion;
  sidebar: SidebarItem[];
  /** Paths of the pages in reading order, without duplicates, hidden pages and links. */
  sequence: string[];
}

/** The placement of a page. */
export interface NavPlacement {
  section: PageSection;
  /** Groups that contain the page, outermost first. */
  groups: NavGroup[];
  hidden: boolean;
  /** The group whose root page it is. */
  rootOf?: NavGroup;
  /** If several versions beside each other list the page: its placement in each of them, in their order. */
  inVersions?: NavPlacement[];
}

export interface NavPlacements {
  byPath: Map<string, NavPlacement>;
  sections: PageSection[];
}

/**
 * Finds the placement of every page in the navigation. If a page has several, the first visible one counts, and that in
 * each other version.
 */
export function findPlacements(
  navigation: NavSection,
  pages: ReadonlyMap<string, PageEntry>,
  drilldown?: boolean,
): NavPlacements {
  const placements: NavPlacements = { byPath: new Map(), sections: [] };
  const visit = (section: NavSection, above: NavSection[], hidden: boolean): void => {
    const trail = [...above, section];
    if (section.items.length > 0) {
      const sidebar = sidebarOf(section.items, pages, drilldown);
      const id = placements.sections.length;
      const sequence = sequenceOf(sidebar, pages);
      const pageSection: PageSection = { id, trail, version: versionAlong(trail), sidebar, sequence };
      placements.sections.push(pageSection);
      put(section.items, { section: pageSection, groups: [], hidden }, placements.byPath);
    }
    for (const child of section.children) visit(child, trail, hidden || child.hidden);
  };
  visit(navigation, [], navigation.hidden);
  for (const section of placements.sections) markElsewhere(section, placements.byPath, pages);
  return placements;
}

/** Marks the entries whose pages show another sidebar. */
function markElsewhere(
  section: PageSection,
  byPath: NavPlacements['byPath'],
  pages: ReadonlyMap<string, PageEntry>,
): void {
  for (const item of entriesIn(section.sidebar)) {
    const { path } = item;
    if (path !== undefined && (!isPlacedIn(section, byPath.get(path)) || pages.get(path)?.meta.url))
      item.isElsewhere = true;
  }
}

/** The entries of a sidebar, and those in its groups, in order. */
function entriesIn(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => (item.type === 'group' ? [item, ...entriesIn(item.items)] : [item]));
}

function isPlacedIn(section: PageSection, placement: NavPlacement | undefined): boolean {
  const { inVersions = [placement] } = placement ?? {};
  return inVersions.some((each) => each?.section === section);
}

/** The first visible placement counts, and that in each other version beside it. */
function firstOf(earlier: NavPlacement | undefined, candidate: NavPlacement): NavPlacement {
  if (!earlier) return candidate;
  const first = visibleFirst(earlier, candidate);
  const { version } = first.section;
  if (!version) return first;
  const byVersion = new Map<number, NavPlacement>();
  for (const each of [...(earlier.inVersions ?? [earlier]), candidate]) {
    const { versions, index } = each.section.version ?? {};
    if (versions === version.versions) byVersion.set(index!, visibleFirst(byVersion.get(index!), each));
  }
  const inVersions = [...byVersion].sort(([one], [other]) => one - other).map(([, each]) => each);
  return inVersions.length < 2 ? first : { ...first, inVersions };
}

function visibleFirst(earlier: NavPlacement | undefined, later: NavPlacement): NavPlacement {
  return !earlier || (earlier.hidden && !later.hidden) ? later : earlier;
}

function put(items: readonly NavItem[], placement: NavPlacement, byPath: Map<string, NavPlacement>): void {
  const claim = (path: string, candidate: NavPlacement): void => {
    byPath.set(path, firstOf(byPath.get(path), candidate));
  };
  for (const item of items) {
    if (item.type === 'page') {
      claim(item.path, placement);
      continue;
    }
    const hidden = placement.hidden || item.hidden;
    if (item.root !== undefined) claim(item.root, { ...placement, hidden, rootOf: item });
    put(item.items, { section: placement.section, groups: [...placement.groups, item], hidden }, byPath);
  }
}

function sequenceOf(sidebar: readonly SidebarItem[], pages: ReadonlyMap<string, PageEntry>): string[] {
  const paths = entriesIn(sidebar).flatMap(({ path }) =>
    path === undefined || pages.get(path)?.meta.url ? [] : [path],
  );
  return [...new Set(paths)];
}
