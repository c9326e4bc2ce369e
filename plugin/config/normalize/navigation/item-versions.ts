/** Applies the `version` of groups and pages: selects the items of one version. */
import type { NavItem } from '../../../core/model/types.js';
import type { VersionedItem } from './page-list.js';

/** The items of `version`, and the items without a version. `undefined` selects all. Empty groups are removed. */
export function itemsOfVersion(items: readonly VersionedItem[], version: string | undefined): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    const { version: own, ...rest } = item;
    if (rest.type === 'page') return version === undefined || own === undefined || own === version ? [rest] : [];
    const inside = itemsOfVersion(rest.items, version);
    return inside.length > 0 ? [{ ...rest, items: inside }] : [];
  });
}
