/** Settings of search. */
import { rootAbsolute } from '../../addresses/page-path.js';
import { pagefindAdapter } from '../search-adapter.js';
import type { NavSection, Site } from '../../core/model/types.js';

type SearchKeys = Pick<NavSection, 'searchable' | 'boost'>;

/** The keys of a group or a section that only apply to search; nothing if they have no effect. */
export function searchOf({ searchable, boost }: SearchKeys): SearchKeys {
  return { ...(searchable === true && { searchable }), ...(boost !== undefined && { boost }) };
}

/** `search` of docs.json. */
export function toSearch({ prompt, adapter }: { prompt?: string; adapter?: string } = {}): Pick<Site, 'search'> {
  const address = adapter && adapter !== pagefindAdapter ? rootAbsolute(adapter) : adapter;
  return prompt || adapter ? { search: { prompt: prompt || undefined, adapter: address } } : {};
}
