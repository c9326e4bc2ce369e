/**
 * Changes pages in place: requests the page of a link that the reader points at, and replaces the content on a click.
 * The script that does so loads with the first request; a click waits for it.
 */
import type * as ChangePage from './page-changes/change-page.js';
import { isOpen, linkedPage } from './page-changes/page-link.js';
import { contentOf } from './page-changes/page-parts.js';
import { requestPage } from './page-changes/requested-pages.js';

/** Time in milliseconds that the pointer rests on a link before its page is requested. */
const rest = 65;

type PageChanges = typeof ChangePage;

let changes: PageChanges | undefined;

/** Follows the links of a built page, and the reader's way back and forward through pages that were changed in place. */
export function followLinks(): void {
  // From disk, pages cannot be requested.
  if (location.protocol === 'file:' || !contentOf(document)) return;
  const { connection } = navigator as { connection?: { saveData: boolean } };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (event: Event, delay: number): void => {
    clearTimeout(timer);
    const url = linkedPage(event);
    if (url && !isOpen(url)) timer = setTimeout(() => preparePage(url), delay);
  };
  const point = (event: Event): void => prepare(event, rest);
  if (!connection?.saveData) {
    document.addEventListener('pointerover', point);
    document.addEventListener('focusin', point);
  }
  document.addEventListener('pointerdown', (event) => isPlain(event) && prepare(event, 0));
  // Scripts of the author have had the click before.
  addEventListener('click', (event) => {
    if (!event.defaultPrevented && isPlain(event)) follow(event);
  });
  addEventListener('popstate', () => {
    // At once, so that listeners of the author see the page.
    if (changes) changes.restorePage();
    else if (!isOpen(location))
      void load().then(
        ({ restorePage }) => restorePage(),
        () => location.reload(),
      );
  });
}

/** Whether the browser would open a link in this tab. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}

async function load(): Promise<PageChanges> {
  return (changes ??= await import('./page-changes/change-page.js'));
}

function preparePage(url: URL): void {
  void requestPage(url);
  load()
    .then((loaded) => loaded.preparePage(url))
    .catch(() => {});
}

function follow(event: MouseEvent): void {
  const url = linkedPage(event);
  if (!url || (isOpen(url) && (url.hash || url.search !== location.search))) return;
  event.preventDefault();
  // Such as with the second click of a double click.
  if (isOpen(url)) scrollTo({ top: 0 });
  else
    void load().then(
      ({ openPage }) => openPage(url),
      () => location.assign(url),
    );
}
