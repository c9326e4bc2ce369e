/** Changes the open page into another page of the site. */
import { addStyles } from '../change-head.js';
import { parseDocument } from '../parse-document.js';
import { fits } from './fits.js';
import { entryName, pushEntry, savedPosition, savePosition } from './history-entry.js';
import { isOpen, shown } from './page-link.js';
import { contentOf } from './page-parts.js';
import type { ParsedPage } from './parsed-page.js';
import { hideProgress, showProgress } from './progress.js';
import { redirectOf } from './redirect-of.js';
import { requestPage } from './requested-pages.js';
import { completePage, showPage, startParts } from './show-page.js';
import { moveTo } from './move-to.js';

/** Pages that are kept with their open sections, selected tabs and typed text, for going back and forward. */
const maxLeftPages = 8;

/** By the name of their entry, the latest last. */
const leftPages = new Map<string, ParsedPage>();

/** The page that is shown. */
let current: ParsedPage | undefined;

/** The first page of this document. Its response is in the browser's cache. */
const first = load(shown.url, { cache: 'force-cache' }).then((page) => (current = page));

/** The entry of the page that is shown. */
let entry = entryName();

/** Whether that entry is also the browser's. Otherwise, the reader has gone to another one, whose page is loading. */
let isSettled = true;

/** Counts what the reader asks for, so that a page that comes too late is not shown. */
let wishes = 0;

/** The page that was prepared last. */
let next: { href: string; page: Promise<ParsedPage | undefined> } | undefined;

startParts();

/** Loads and parses a page that the reader may open. `undefined` if the browser must load it. */
export function preparePage({ href }: URL): Promise<ParsedPage | undefined> {
  if (next?.href !== href) next = { href, page: prepare(new URL(href)) };
  return next.page;
}

async function prepare(url: URL): Promise<ParsedPage | undefined> {
  const [page] = await Promise.all([load(url), first]);
  if (page && current && fits(current.page, page.page)) return page;
  if (page) prefetch(url);
  return undefined;
}

interface LoadOptions {
  cache?: RequestCache;
  /** Whether to load the target of a redirect page instead. Default: `true`. */
  follows?: boolean;
}

async function load(url: URL, { cache, follows = true }: LoadOptions = {}): Promise<ParsedPage | undefined> {
  const response = await requestPage(url, cache);
  if (!response) return undefined;
  const page = parseDocument(response.html);
  const target = follows ? redirectOf(page, url) : undefined;
  if (target) return load(target, { follows: false });
  return { page, content: contentOf(page) ?? page.body, url: response.url };
}

/** Lets the browser fetch a page that it will load itself. */
function prefetch({ href }: URL): void {
  const isKnown = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].some(
    (link) => link.href === href,
  );
  if (!isKnown) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/** Opens the page of a link. */
export async function openPage(url: URL): Promise<void> {
  const wish = begin();
  const page = await withStyles(preparePage(url));
  if (wish !== wishes) return;
  const isShown =
    page &&
    change(page, () => {
      pushEntry(new URL(url.hash, page.url));
    });
  hideProgress();
  if (isShown) moveTo(location.hash ? 'hash' : 0);
  else location.assign(url);
}

/** Opens the page of the entry that the reader went to, as it was when the reader left it. */
export function restorePage(): void {
  const name = entryName();
  if (isOpen(location)) {
    // Another place on the page, or back before another page came.
    if (!isSettled) end();
    entry = name;
    return;
  }
  const wish = begin();
  if (isSettled) savePosition(entry);
  isSettled = false;
  const left = leftPages.get(name);
  if (left) restore(left);
  else void withStyles(preparePage(new URL(location.href))).then((page) => wish === wishes && restore(page));
}

function restore(page: ParsedPage | undefined): void {
  hideProgress();
  if (page && change(page)) moveTo(savedPosition(entry) ?? (location.hash ? 'hash' : 0), page.focused);
  else location.reload();
}

function begin(): number {
  showProgress();
  return ++wishes;
}

function end(): void {
  wishes++;
  isSettled = true;
  hideProgress();
}

async function withStyles(prepared: Promise<ParsedPage | undefined>): Promise<ParsedPage | undefined> {
  const page = await prepared;
  if (page) await addStyles(document.head, page.page.head);
  return page;
}

/** Shows `page`. `push` adds its entry to the history. Returns whether the page's scripts permit the change. */
function change(page: ParsedPage, push?: () => void): boolean {
  completePage();
  const before = current!;
  const event = new CustomEvent('octavo:before-update', { cancelable: true, detail: { url: page.url.href } });
  if (!document.dispatchEvent(event)) return false;
  if (isSettled) savePosition(entry);
  const content = contentOf(document)!;
  // A dialog that is open when it leaves the page would be a part of the text when it comes back.
  for (const dialog of content.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const focused = document.activeElement as HTMLElement | null;
  // While the page is laid out: if the focused element was removed, the browser would lay out the page twice.
  if (content.contains(focused)) focused!.blur();
  leftPages.set(entry, { ...before, content, focused });
  if (leftPages.size > maxLeftPages) leftPages.delete(leftPages.keys().next().value!);
  next = undefined;
  current = page;
  shown.url = page.url;
  // Services read it when the entry is added.
  document.title = page.page.title;
  push?.();
  entry = entryName();
  isSettled = true;
  leftPages.delete(entry);
  try {
    showPage(before.page, page, Boolean(push) && !location.hash);
  } catch (error) {
    reportError(error);
    location.reload();
  }
  return true;
}
