/** Applies the `version` of groups and pages: selects the items of one version, or marks all items. */
import type { NavItem } from '../../site/types.js';
import type { VersionedItem } from './page-list.js';

/**
 * The items of `version`: those with that version and those without one. `undefined` selects all. Empty groups are
 * removed.
 */
export function itemsOfVersion(items: readonly VersionedItem[], version: string | undefined): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const { version: own, ...rest } = item;
    if (rest.type === 'page') return version === undefined || own === undefined || own === version ? [rest] : [];
    const inside = itemsOfVersion(rest.items, version);
    return inside.length > 0 ? [{ ...rest, items: inside }] : [];
  });
}

/** All items, each with the indexes in `names` of its versions. */
export function markVersions(items: readonly VersionedItem[], names: readonly string[]): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const { version, ...rest } = item;
    if (rest.type === 'page')
      return [{ ...rest, ...(version !== undefined && { versions: [names.indexOf(version)] }) }];
    const inside = markVersions(rest.items, names);
    return inside.length > 0 ? [{ ...rest, items: inside, versions: versionsOf(inside) }] : [];
  });
}

/** The versions of all items together; `undefined` if an item is for all versions. */
export function versionsOf(items: readonly NavItem[]): number[] | undefined {
  const union = new Set<number>();
  for (const { versions } of items) {
    if (versions === undefined) return undefined;
    for (const version of versions) union.add(version);
  }
  return [...union].sort((one, other) => one - other);
}

/** Whether a page among the items is for all versions. */
export function isAnyShared(items: readonly NavItem[]): boolean {
  return items.some((item) => (item.type === 'page' ? item.versions === undefined : isAnyShared(item.items)));
}
