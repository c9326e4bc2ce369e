/** Merges the navigation of several versions, for a page that all of them list. */
import { neighborsOf } from './neighbors.js';
import type { PageNavigation, PageVersion } from './page-navigation.js';

/** The navigation of a page in one of its versions. */
export interface VersionNavigation {
  /** See `PageVersion`. */
  version: number;
  navigation: PageNavigation;
}

/** The parts of the navigation that pages in the same sections share. */
export type MergedSections = Pick<PageNavigation, 'tabs' | 'anchors' | 'sidebar'>;

/** The tabs, anchors and sidebars as one, each entry with the versions that it is for. */
export function mergeSections(all: readonly VersionNavigation[]): MergedSections {
  const rows = Math.max(...all.map(({ navigation }) => navigation.tabs.length));
  return {
    tabs: Array.from({ length: rows }, (_, row) => merge(all, ({ tabs }) => tabs[row] ?? [])),
    anchors: merge(all, ({ anchors }) => anchors),
    sidebar: merge(all, ({ sidebar }) => sidebar),
  };
}

/** The navigation of a page that several versions list. `sections`: its shared parts. */
export function mergeNavigations(
  all: readonly VersionNavigation[],
  version: PageVersion,
  sections: MergedSections,
): PageNavigation {
  const first = (all.find((each) => each.version === version.index) ?? all[0]!).navigation;
  const directory = first.directory ?? all.find(({ navigation }) => navigation.directory)?.navigation.directory;
  const versionMenu = first.selectMenus.find(isVersionMenu);
  return {
    ...first,
    ...sections,
    // The menu is only in hidden versions if a single one is visible.
    selectMenus: merge(all, ({ selectMenus }) =>
      selectMenus.map((menu) => (isVersionMenu(menu) ? (versionMenu ?? menu) : menu)),
    ),
    ...(directory && { directory: { ...directory, items: merge(all, (each) => each.directory?.items ?? []) } }),
    otherBreadcrumbs: all.flatMap(({ version: own, navigation: { breadcrumbs } }) =>
      keyOf(breadcrumbs) === keyOf(first.breadcrumbs) ? [] : [{ breadcrumbs, versions: [own] }],
    ),
    ...neighborsOf(
      all.map(({ version: own, navigation: { previous, next } }) => ({ version: own, previous, next })),
      version.index,
    ),
    version,
    key: mergedKey(all),
  };
}

/** The key of pages in the same sections. */
export function mergedKey(all: readonly VersionNavigation[]): string {
  return all.map(({ navigation: { key } }) => key).join('+');
}

function merge<T extends Versioned>(
  all: readonly VersionNavigation[],
  listOf: (navigation: PageNavigation) => readonly T[],
): T[] {
  return mergeLists(all.map(({ version, navigation }) => ({ version, list: listOf(navigation) })));
}

function isVersionMenu({ options }: PageNavigation['selectMenus'][number]): boolean {
  return options.some(({ versions }) => versions);
}

interface Versioned {
  versions?: number[];
}

/** A list of one version. */
interface VersionList<T> {
  version: number;
  list: readonly T[];
}

interface Entry<T> {
  key: string;
  items: { version: number; item: T }[];
}

/** The lists as one. Equal items are in it once; an item that is not in all versions has the `versions` that it is for. */
function mergeLists<T extends Versioned>(lists: readonly VersionList<T>[]): T[] {
  const entries: Entry<T>[] = [];
  for (const { version, list } of lists) {
    // The entries from here on come after the previous item.
    let next = 0;
    for (const item of list) {
      const key = keyOf(item);
      const same = entries.findIndex((entry, index) => index >= next && entry.key === key);
      if (same < 0) entries.splice(next, 0, { key, items: [{ version, item }] });
      else entries[same]!.items.push({ version, item });
      next = (same < 0 ? next : same) + 1;
    }
  }
  return entries.map(({ items }) => mergedItem(items, items.length === lists.length));
}

function mergedItem<T extends Versioned>(items: Entry<T>['items'], isInAll: boolean): T {
  const [first] = items;
  const inside = items.map(({ version, item }) => ({ version, list: itemsIn(item) ?? [] }));
  return {
    ...first!.item,
    ...(!isInAll && { versions: items.map(({ version }) => version) }),
    ...(itemsIn(first!.item) && { items: mergeLists(inside) }),
  };
}

/** Groups are equal if they have the same name, icon and so on: their items are merged. */
function keyOf(item: object): string {
  return JSON.stringify('items' in item ? { ...item, items: [] } : item);
}

function itemsIn<T extends object>(item: T): T[] | undefined {
  return 'items' in item ? (item.items as T[]) : undefined;
}
