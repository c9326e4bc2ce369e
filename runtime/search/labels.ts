/** The texts of search. `{…}` are placeholders. */
export const english = {
  all: 'All',
  clear: 'Clear',
  clearRecent: 'Clear recent searches',
  close: 'Close',
  count: 'Results: {count}',
  didYouMean: 'Did you mean',
  failed: 'Search could not be loaded.',
  filters: 'Filter results',
  indexing: 'Indexing the site. Pages left: {count}',
  language: 'Language',
  loading: 'Loading…',
  nearby: 'In this section',
  noResults: 'No results for “{query}”',
  otherWords: 'Try other or fewer words.',
  product: 'Product',
  prompt: 'Search…',
  recent: 'Recent searches',
  results: 'Results',
  retry: 'Retry',
  search: 'Search',
  siteMap: 'Site map',
  siteMapText: 'All pages of this site',
  suggested: 'Suggested',
  toClose: 'to close',
  toMove: 'to move',
  toOpen: 'to open',
  version: 'Version',
};

/** The texts of search by name. */
export type SearchLabels = Record<keyof typeof english, string>;
