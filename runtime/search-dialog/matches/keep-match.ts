import type { MatchWords } from '../../search/match-ranges.js';

/** Where the dialog leaves the match for the next page. `<octavo-search>` looks there. */
export const matchKey = 'octavo-search-match';

/** The match that a result stands for. */
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
