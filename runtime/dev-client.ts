/** The client of the dev server: updates the open page after edits and shows errors. */
import { changeHead } from './change-head.js';
import { islandRanges, joinRange } from './islands/island-ranges.js';
import { rememberState, restoreState, type KeepingDocument } from './islands/state/keep-state.js';
import { islandScripts, runningIslands } from './islands/running-islands.js';
import { morph } from './morph.js';
import { parseDocument } from './parse-document.js';

/** The server's message about changed files. */
interface Update {
  /** Routes without the base path, or `all`. */
  routes: string[] | 'all';
  /** URLs of changed files. */
  files: string[];
}

/** The state that the dev server embeds in every page. */
interface DevState {
  errors: { message: string; hint: string; file: string; line: number; column: number; frame?: string }[];
  failed: boolean;
  root: string;
  /** Different after a style sheet or script of the author was saved. */
  files: string;
  hasViteConfig: boolean;
  /** Equal for documents with the same content. */
  version: string;
}

declare global {
  interface ImportMeta {
    readonly hot?: { on(event: string, run: (data: never) => void): void; send(event: string): void };
  }
}

type OverlayClass = new (error: object) => HTMLElement;

const overlayTag = 'vite-error-overlay';
(document as KeepingDocument).octavoRestoreState = restoreState;
let currentPage = fetchPage();

showErrors(stateOf(document));
void reloadIfSaved(stateOf(document)?.version);
/** The state of the author's style sheets and scripts that the open page has. */
let loadedFiles = stateOf(document)?.files;
/** Runs updates one after the other, so that an earlier response cannot replace a later one. */
let updates = Promise.resolve();
import.meta.hot?.on('octavo:update', queue);
// When it reloads the app, the server does not reload this page.
import.meta.hot?.send('octavo:docs-page');
// Changes may have been missed while disconnected.
import.meta.hot?.on('vite:ws:connect', () => queue({ routes: 'all', files: [] }));

function queue(update: Update): void {
  updates = updates.catch(() => {}).then(() => apply(update));
}

async function apply({ routes, files }: Update): Promise<void> {
  const scripts = files.filter((file) => file.endsWith('.js'));
  if (scripts.some((file) => document.querySelector(`script[src^="${CSS.escape(file)}"]`))) return location.reload();
  files.forEach(reloadFile);
  if (files.length > 0) loadedFiles = stateOf(await fetchPage())?.files;
  if (routes === 'all' || routes.some((route) => isHere(route))) await refresh();
}

/** Reloads if a file was saved after this document was sent. Scripts have changed the document, so it cannot be compared. */
async function reloadIfSaved(version: string | undefined): Promise<void> {
  if (stateOf(await currentPage)?.version !== version) location.reload();
}

/** Whether the open page is at `route`, below any base path. */
function isHere(route: string): boolean {
  const path = decodeURIComponent(location.pathname).replace(/(?:\/index)?\.html$|\/$/, '');
  return path.endsWith(route.replace(/\/$/, ''));
}

/** Fetches the page and applies the differences to the open page. */
async function refresh(): Promise<void> {
  const [before, after] = [await currentPage, await fetchPage()];
  const state = stateOf(after);
  showErrors(state);
  // If the page cannot be built, keep the last working content.
  if (state?.failed) return;
  const isMissed = state !== undefined && state.files !== loadedFiles;
  if (isMissed || isRewired(before, after) || needsScriptAgain(before, after)) return location.reload();
  currentPage = Promise.resolve(after);
  changeHead(document.head, before.head, after.head);
  document.dispatchEvent(new Event('octavo:before-update'));
  rememberState(runningIslands().started ?? new Map<Comment, { container: object }>());
  morph(document.body, before.body, after.body);
  runningIslands().start?.(document.body);
  document.dispatchEvent(new Event('octavo:after-update'));
  document.title = after.title;
}

/** Parts outside the content to which scripts add listeners when the page loads. */
const wired =
  '#banner, details:has(> .octavo-choices), #feedback, octavo-endpoint > select, #content-container > script';

/** URLs of the island scripts that have run. A browser runs each module only once. */
const scriptsRun = new Set(addressesOf(document));

function addressesOf(page: Document): string[] {
  return [...page.querySelectorAll(islandScripts)].map((script) => script.getAttribute('src')!);
}

/** Whether an edit was undone, so that a script would have to run again. Only a reload can do that. */
function needsScriptAgain(before: Document, after: Document): boolean {
  const old = addressesOf(before);
  const added = addressesOf(after).filter((address) => !old.includes(address));
  const isRepeated = added.some((address) => scriptsRun.has(address));
  added.forEach((address) => scriptsRun.add(address));
  return isRepeated;
}

/**
 * Whether the page must reload because attributes of `<html>` or parts with listeners have changed. The browser keeps
 * the scroll position.
 */
function isRewired(before: Document, after: Document): boolean {
  const [old, fresh] = [before, after].map((page) =>
    [
      page.documentElement.cloneNode(false) as Element,
      ...page.querySelectorAll(wired),
      ...page.head.querySelectorAll(
        `script:not([type="application/json"], ${islandScripts}), meta[name="octavo-modules"]`,
      ),
    ].map((element) => element.outerHTML),
  );
  return old!.join('\n') !== fresh!.join('\n');
}

async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const page = parseDocument(await response.text());
  // The same change as in the open page.
  for (const [start, end] of islandRanges(page)) joinRange(start, end);
  return page;
}

/** Reloads a changed image or style sheet. */
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

/** Shows the first error in Vite's overlay, or removes the overlay. */
function showErrors(state: DevState | undefined): void {
  for (const overlay of document.querySelectorAll(overlayTag)) overlay.remove();
  const error = state?.errors[0];
  const Overlay = customElements.get(overlayTag) as OverlayClass | undefined;
  if (!state || !error || !Overlay) return;
  const { line, column, frame = '', hint } = error;
  const more = state.errors.length > 1 ? `\n\n${state.errors.length - 1} more: see the terminal.` : '';
  const file = `${state.root}/${error.file}`;
  const overlay = new Overlay({
    plugin: 'octavo',
    message: `${error.message}\n${hint}${more}`,
    id: file,
    loc: { file, line, column },
    frame,
    stack: '',
  });
  if (!state.hasViteConfig) removeConfigTip(overlay);
  document.body.append(overlay);
}

/** Vite advises to change its configuration file, also in projects without one. The advice follows a line break. */
function removeConfigTip({ shadowRoot }: HTMLElement): void {
  const lineBreak = shadowRoot?.querySelector('.tip br');
  while (lineBreak?.nextSibling) lineBreak.nextSibling.remove();
}
