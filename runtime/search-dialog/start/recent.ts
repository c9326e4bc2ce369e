/** The reader's last searches, in this browser only. */
import { attempt } from '../../../elements/attempt.js';

const storageKey = 'octavo-search-recent';
const maxKept = 6;

/** The last queries, latest first. */
export function recentSearches(): string[] {
  const stored = attempt(() => JSON.parse(localStorage.getItem(storageKey)!) as unknown);
  return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
}

/** Keeps a query whose result was opened. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const queries = [text, ...recentSearches().filter((each) => each !== text)];
  attempt(() => localStorage.setItem(storageKey, JSON.stringify(queries.slice(0, maxKept))));
}

export function clearSearches(): void {
  attempt(() => localStorage.removeItem(storageKey));
}
