/** Runs in pages of the dev server only: follows edits in place and shows errors. */
import { islandRanges, joinRange } from './islands/island-ranges.js';
import { runningIslands } from './islands/running-islands.js';
import { morph } from './morph.js';
import { parseDocument } from './parse-document.js';

/** What the server says when files have changed. */
interface Update {
  /** Routes without the base path, or `all`. */
  routes: string[] | 'all';
  /** Addresses of changed files. */
  files: string[];
}

/** What a document of the dev server says of itself. */
interface DevState {
  errors: { message: string; hint: string; file: string; line: number; column: number; frame?: string }[];
  failed: boolean;
  root: string;
  /** The same for documents with the same content. */
  version: string;
}

declare global {
  interface ImportMeta {
    readonly hot?: { on(event: string, run: (data: never) => void): void; send(event: string): void };
  }
}

type OverlayClass = new (error: object) => HTMLElement;

const overlayTag = 'vite-error-overlay';
let shown = fetchPage();

showErrors(stateOf(document));
void reloadIfSaved(stateOf(document)?.version);
/** One after the other: an answer that was asked for earlier must not come last. */
let followed = Promise.resolve();
import.meta.hot?.on('octavo:update', (update: Update) => {
  followed = followAfter(followed, update);
});
// The server does not reload this page together with an app.
import.meta.hot?.send('octavo:docs-page');
// Nobody told this page what was saved while it was not connected.
import.meta.hot?.on('vite:ws:connect', () => {
  followed = followAfter(followed, { routes: 'all', files: [] });
});

async function followAfter(before: Promise<void>, update: Update): Promise<void> {
  await before.catch(() => {});
  await follow(update);
}

async function follow({ routes, files }: Update): Promise<void> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (scripts.some((file) => document.querySelector(`script[src^="${CSS.escape(file)}"]`))) return location.reload();
  files.forEach(reloadFile);
  if (routes === 'all' || routes.some((route) => isHere(route))) await refresh();
}

/** Starts anew if a file was saved after this document was sent: scripts have changed the document, so it cannot be compared. */
async function reloadIfSaved(version: string | undefined): Promise<void> {
  if (stateOf(await shown)?.version !== version) location.reload();
}

/** Whether the open page is at `route`; the base path before it is the server's matter. */
function isHere(route: string): boolean {
  const path = decodeURIComponent(location.pathname).replace(/(?:\/index)?\.html$|\/$/, '');
  return path.endsWith(route.replace(/\/$/, ''));
}

/** Fetches the page anew and applies what differs from the version shown. */
async function refresh(): Promise<void> {
  const [before, after] = [await shown, await fetchPage()];
  const state = stateOf(after);
  showErrors(state);
  // A page that cannot be built leaves the last good content in sight.
  if (state?.failed) return;
  if (isRewired(before, after) || isUndone(before, after)) return location.reload();
  shown = Promise.resolve(after);
  morphHead(before.head, after.head);
  document.dispatchEvent(new Event('octavo:before-update'));
  morph(document.body, before.body, after.body);
  runningIslands().start?.(document.body);
  document.dispatchEvent(new Event('octavo:after-update'));
  document.title = after.title;
}

/** Parts around the content that scripts take hold of when the page starts. */
const wired = '#banner, details:has(> .menu), #feedback, octavo-endpoint > select, #content-container > script';

/** Scripts of interactive components. New ones need no reload: they restart what they change. */
const islandScripts = 'script[src*="/_octavo/islands/"]';

/** Addresses of the island scripts that have run. A browser runs no module twice. */
const scriptsRun = new Set(addressesOf(document));

function addressesOf(page: Document): string[] {
  return [...page.querySelectorAll(islandScripts)].map((script) => script.getAttribute('src')!);
}

/** Whether a component is again what it was before, which only a reload can show. */
function isUndone(before: Document, after: Document): boolean {
  const old = addressesOf(before);
  const added = addressesOf(after).filter((address) => !old.includes(address));
  const isRepeated = added.some((address) => scriptsRun.has(address));
  added.forEach((address) => scriptsRun.add(address));
  return isRepeated;
}

/**
 * Whether the page has to start anew: attributes of `<html>` and parts that scripts hold have changed. The browser keeps
 * the place that is being read.
 */
function isRewired(before: Document, after: Document): boolean {
  const [old, fresh] = [before, after].map((page) =>
    [
      page.documentElement.cloneNode(false) as Element,
      ...page.querySelectorAll(wired),
      ...page.head.querySelectorAll(`script:not([type="application/json"], ${islandScripts})`),
    ].map((element) => element.outerHTML),
  );
  return old!.join('\n') !== fresh!.join('\n');
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const page = parseDocument(await response.text());
  // As in the open page.
  for (const [start, end] of islandRanges(page)) joinRange(start, end);
  return page;
}

/** Styles and scripts that are new are added, those that are gone removed. */
function morphHead(before: HTMLHeadElement, after: HTMLHeadElement): void {
  const isIn = (parent: Element, node: Element): Element | undefined =>
    [...parent.children].find((child) => child.isEqualNode(node));
  for (const node of after.children) if (!isIn(before, node)) document.head.append(runnable(node));
  for (const node of before.children) if (!isIn(after, node)) isIn(document.head, node)?.remove();
}

/** A copy that the browser acts upon: it does not run scripts that a parser made elsewhere. */
function runnable(node: Element): Element {
  const copy = document.createElement(node.localName);
  for (const { name, value } of node.attributes) copy.setAttribute(name, value);
  copy.textContent = node.textContent;
  return copy;
}

/** Loads a changed picture or stylesheet again. */
function reloadFile(file: string): void {
  const fresh = `${file}?t=${Date.now()}`;
  const isFile = (address: string | null): boolean =>
    address !== null && new URL(address, location.href).pathname === encodeURI(file);
  for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
    if (isFile(link.getAttribute('href'))) link.setAttribute('href', fresh);
  for (const media of document.querySelectorAll('[src]:not(script)'))
    if (isFile(media.getAttribute('src'))) media.setAttribute('src', fresh);
}

function stateOf(page: Document): DevState | undefined {
  const text = page.getElementById('octavo-dev')?.textContent;
  return text ? (JSON.parse(text) as DevState) : undefined;
}

/** Shows the first error in Vite's overlay, or takes the overlay away. */
function showErrors(state: DevState | undefined): void {
  for (const overlay of document.querySelectorAll(overlayTag)) overlay.remove();
  const error = state?.errors[0];
  const Overlay = customElements.get(overlayTag) as OverlayClass | undefined;
  if (!state || !error || !Overlay) return;
  const { line, column, frame = '', hint } = error;
  const more = state.errors.length > 1 ? `\n\n${state.errors.length - 1} more: see the terminal.` : '';
  const file = `${state.root}/${error.file}`;
  document.body.append(
    new Overlay({
      plugin: 'octavo',
      message: `${error.message}\n${hint}${more}`,
      id: file,
      loc: { file, line, column },
      frame,
      stack: '',
    }),
  );
}
