/**
 * Changes pages in place: loads and parses the page of a link that the reader points at, so that a click only replaces
 * the content. The browser loads pages that cannot be changed in place.
 */
import { isPlain } from '../page-changes/fits.js';
import { LoadedPages } from '../page-changes/loaded-pages.js';
import { goBackEvent, isSamePage, navigationEvents, type NavigateEvent } from '../page-changes/navigate-event.js';
import { showPage } from '../page-changes/show-page.js';

/** Time in milliseconds that the pointer rests on a link before its page is loaded. */
const rest = 80;

/** The folder of the site. Links to other parts of the host are left alone. */
const base = new URL('../', import.meta.url).href;

const navigation = navigationEvents();
const pages = new LoadedPages();
/**
 * The link of the last click until a navigation begins, which browsers do at different times after the click. Only links change
 * pages in place, not scripts.
 */
let clicked: string | undefined;

const { connection } = navigator as { connection?: { saveData: boolean } };

// From disk, pages cannot be loaded.
if (navigation && location.protocol !== 'file:' && !connection?.saveData && isPlain(document)) start(navigation);

function start(events: EventTarget): void {
  // Otherwise the browser would fetch the same pages a second time.
  document.querySelector('script[type="speculationrules"]')?.remove();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (target: EventTarget | null, delay = rest): void => {
    clearTimeout(timer);
    const url = pageOf(target);
    if (url !== undefined) timer = setTimeout(() => void pages.prepare(url), delay);
  };
  // This script loads when the reader starts to use the page, such as by pointing at a link.
  prepare(document.querySelector('a:hover, a:focus'), 0);
  document.addEventListener('pointerover', ({ target }) => prepare(target), { passive: true });
  document.addEventListener('pointerdown', ({ target }) => prepare(target, 0), { passive: true });
  document.addEventListener('focusin', ({ target }) => prepare(target));
  addEventListener('click', ({ target }) => {
    clicked = pageOf(target);
  });
  events.addEventListener('navigate', (event) => change(event as NavigateEvent));
  document.addEventListener(goBackEvent, (event) => {
    const { detail } = event as CustomEvent<NavigateEvent>;
    event.preventDefault();
    detail.intercept({ handler: () => goBack(withoutHash(detail.destination.url)) });
  });
  events.addEventListener('navigatesuccess', () => {
    // The server may add a slash to the URL of the link.
    const { href, hash } = location;
    if (isSamePage(href, pages.url) && withoutHash(href) !== pages.url)
      history.replaceState(history.state, '', pages.url + hash);
  });
}

/** The other page of this site that a link opens here. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = (target as Element | null)?.closest?.('a');
  if (!link?.href.startsWith(base) || link.target || link.download) return undefined;
  return isSamePage(link.href, location.href) ? undefined : withoutHash(link.href);
}

function withoutHash(url: string): string {
  return url.replace(/#.*/, '');
}

function change(event: NavigateEvent): void {
  const { canIntercept, navigationType, destination } = event;
  const url = withoutHash(destination.url);
  const isClicked = url === clicked;
  clicked = undefined;
  if (!canIntercept || navigationType !== 'push' || !isClicked || !isReady(url)) return;
  event.intercept({
    async handler() {
      await show();
      // Some browsers, such as Chromium 147, keep the scroll position of the last page.
      if (destination.url === url) scrollTo({ top: 0, behavior: 'instant' });
    },
  });
}

function isReady(url: string): boolean {
  return pages.next?.url === url;
}

async function goBack(url: string): Promise<void> {
  await pages.prepare(url);
  if (isReady(url)) await show();
  else location.reload();
}

async function show(): Promise<void> {
  try {
    const { address, page } = pages.next!;
    showPage(pages.open!, page);
    pages.moveTo(address);
  } catch {
    location.reload();
  }
}
