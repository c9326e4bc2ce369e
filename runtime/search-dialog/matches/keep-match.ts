import type { MatchWords } from '../../search/match-ranges.js';

/** Storage key of the match for the next page. `<octavo-search>` reads it. */
export const matchKey = 'octavo-search-match';

/** The match of a result. */
export interface KeptMatch {
  path: string;
  words: MatchWords;
}

/** Keeps the match for the page at `href`. */
export function keepMatch(href: string, words: MatchWords): void {
  try {
    const match: KeptMatch = { path: new URL(href).pathname, words };
    sessionStorage.setItem(matchKey, JSON.stringify(match));
  } catch {
    // Storage is not available: the page opens without a highlight.
  }
}
