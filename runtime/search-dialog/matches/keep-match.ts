import { attempt } from '../../../elements/attempt.js';
import { pathOf } from '../../page-path.js';
import type { MatchWords } from '../../search/match-ranges.js';

/** Storage key of the match for the next page. `<octavo-search>` reads it. */
export const matchKey = 'octavo-search-match';

/** The match of a result. */
export interface KeptMatch {
  /** The path of its page: see `pathOf`. */
  path: string;
  words: MatchWords;
}

/** Keeps the match for the page at `href`. */
export function keepMatch(href: string, words: MatchWords): void {
  const match: KeptMatch = { path: pathOf(new URL(href)), words };
  attempt(() => sessionStorage.setItem(matchKey, JSON.stringify(match)));
}
