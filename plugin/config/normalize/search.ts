/** Settings of search. */
import type { NavSection } from '../../core/model/types.js';

type SearchKeys = Pick<NavSection, 'searchable' | 'boost'>;

/** The keys of a group or a section that only apply to search; nothing if they have no effect. */
export function searchOf({ searchable, boost }: SearchKeys): SearchKeys {
  return { ...(searchable === true && { searchable }), ...(boost !== undefined && { boost }) };
}
