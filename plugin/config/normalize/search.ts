/** What search finds of a part of the navigation. */
import type { NavSection } from '../../site/types.js';

/** The keys of a group or a section that only apply to search; nothing if they have no effect. */
export function searchOf({
  searchable,
  boost,
}: {
  searchable?: boolean;
  boost?: number;
}): Pick<NavSection, 'searchable' | 'boost'> {
  return { ...(searchable === true && { searchable }), ...(boost !== undefined && { boost }) };
}
