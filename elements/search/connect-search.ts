/**
 * The behavior of the search button, in `<octavo-search>` and in built sites, which have the button without the
 * element's script.
 */
import type { SearchModule, SearchSetup } from '../../cdn/search.js';
import { attempt } from '../attempt.js';

export type { SearchSetup };

/** Storage key of the match for the page that a result opens. The dialog sets it. */
const matchKey = 'octavo-search-match';

/**
 * Connects the buttons, of which the visible one answers the keys. `setup` is read on each use; `undefined` without an index.
 * Returns a function that disconnects the keys.
 */
export function connectSearch(buttons: Iterable<HTMLElement>, setup: () => SearchSetup | undefined): () => void {
  const all = [...buttons];
  const open = (): void => {
    const typed = collectText();
    void use(setup, ({ openSearch }, values) => openSearch(values, typed)).finally(typed);
  };
  const prepare = (): void => void use(setup, ({ prepareSearch }, values) => prepareSearch(values));
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isSearchKey(event) || !all.some((button) => button.checkVisibility())) return;
    event.preventDefault();
    open();
  };
  for (const button of all) {
    button.onclick = open;
    button.onfocus = button.onpointerenter = prepare;
  }
  document.addEventListener('keydown', press);
  if (attempt(() => sessionStorage.getItem(matchKey))) void load().then(({ showMatch }) => showMatch());
  return () => document.removeEventListener('keydown', press);
}

/** Loads the dialog. */
export async function use(
  setup: () => SearchSetup | undefined,
  run: (search: SearchModule, values: SearchSetup) => void | Promise<void>,
): Promise<void> {
  const values = setup();
  if (values) await run(await load(), values);
}

function load(): Promise<SearchModule> {
  return import('../../cdn/search.js');
}

/**
 * Collects text that readers type while the dialog loads. The returned function stops collecting, and returns the text.
 */
function collectText(): () => string {
  let text = '';
  const add = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || hasModifier(event)) return;
    text += event.key;
    event.preventDefault();
  };
  document.addEventListener('keydown', add, true);
  return () => {
    document.removeEventListener('keydown', add, true);
    return text;
  };
}

/** `/` outside of fields, Ctrl K or ⌘ K anywhere. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  return hasModifier(event) ? event.key === 'k' : event.key === '/' && !isEditable(event);
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether a key is typed into a field, also in a shadow root. */
function isEditable(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));
}
