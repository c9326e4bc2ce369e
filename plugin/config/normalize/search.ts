/** Settings of search. */
import type { NavSection, Site } from '../../site/types.js';

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

/** `search` of docs.json. */
export function toSearch(search: { prompt?: string } = {}): Pick<Site, 'search'> {
  return search.prompt ? { search: { prompt: search.prompt } } : {};
}
