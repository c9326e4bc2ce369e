/** The part of `<octavo-search>` that loads when readers use it. */
import { SearchDialog, type DialogOptions } from './dialog.js';
import { stylesLoaded } from './dialog-styles.js';
import { SearchSource } from './engine/search-source.js';

export { showMatch } from './matches/show-match.js';

/** The setup that the element passes on. */
export interface SearchSetup extends Omit<DialogOptions, 'source'> {
  /** Absolute URL of `index.json`. */
  indexUrl: string;
}

const sources = new Map<string, SearchSource>();
const dialogs = new Map<string, SearchDialog>();

/** Starts to load the index, because the reader is about to search. */
export function prepareSearch({ indexUrl }: SearchSetup): void {
  // A failure is reported when the dialog opens.
  sourceOf(indexUrl)
    .open()
    .catch(() => {});
}

/** Opens the dialog. `typed` returns the text typed so far; without text, the last search is selected. */
export async function openSearch(setup: SearchSetup, typed = () => ''): Promise<void> {
  await stylesLoaded;
  const key = JSON.stringify(setup);
  let dialog = dialogs.get(key);
  if (!dialog) dialogs.set(key, (dialog = new SearchDialog({ ...setup, source: sourceOf(setup.indexUrl) })));
  await dialog.open(typed());
}

function sourceOf(indexUrl: string): SearchSource {
  let source = sources.get(indexUrl);
  if (!source) sources.set(indexUrl, (source = new SearchSource(indexUrl)));
  return source;
}
