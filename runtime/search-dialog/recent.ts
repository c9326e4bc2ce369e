/** The reader's last searches, in this browser only. */
const storageKey = 'octavo-search-recent';
const maxKept = 6;

/** The last queries, latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a query whose result was opened. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (text) store([text, ...recentSearches().filter((each) => each !== text)].slice(0, maxKept));
}

export function clearSearches(): void {
  store([]);
}

function store(queries: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(queries));
  } catch {
    // Storage is full or not available, so there are no recent searches.
  }
}
