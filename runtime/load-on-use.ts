/**
 * Loads the scripts of elements that only react to readers, once the reader starts to use the page. Until then these
 * elements are complete without a script. A click that comes earlier is repeated afterwards.
 */

/** Events that show that a reader uses the page. */
const useEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'beforematch', 'click'];

/** The longest time in milliseconds that a page takes to appear. */
const maxAppearTime = 1_000;

/** The files in `<meta name="octavo-modules" content="URL URL">` of `page`. */
export function modulesOf(page: Document): string[] {
  return page.querySelector<HTMLMetaElement>('meta[name="octavo-modules"]')?.content.split(' ') ?? [];
}

/** Loads the modules of this page on the first sign. With a hash in the URL, at once: its target may be in an element. */
export function loadOnUse(): void {
  const files = modulesOf(document);
  if (files.length === 0) return;
  const begin = (event?: Event): void => {
    if (event && isResting(event)) return;
    useEvents.forEach((type) => removeEventListener(type, begin, true));
    removeEventListener('hashchange', begin);
    loadModules(files);
  };
  for (const type of useEvents) addEventListener(type, begin, true);
  addEventListener('hashchange', begin);
  if (location.hash) begin();
  else repeatClicks();
}

/** Resolves when all modules run that a page has asked for. */
let loading: Promise<unknown> | undefined;

/** All files that the page has asked for. */
const requested = new Set<string>();

/** Loads those of `files` that have not been loaded. */
export function loadModules(files: readonly string[]): void {
  const missing = files.filter((file) => !requested.has(file));
  if (missing.length === 0) return;
  missing.forEach((file) => requested.add(file));
  repeatClicks();
  const all = Promise.all([loading, load(missing).catch(reportError)]).finally(() => {
    if (loading !== all) return;
    removeEventListener('click', repeatClick, true);
    removeEventListener('pointerdown', watchPress, true);
  });
  loading = all;
}

function repeatClicks(): void {
  addEventListener('pointerdown', watchPress, true);
  addEventListener('click', repeatClick, true);
}

function repeatClick(event: Event): void {
  if (loading) void repeat(event, loading);
}

/** Whether the event is fired because the page appears under a resting pointer: soon and without movement. */
function isResting(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && event.timeStamp < maxAppearTime && !movementX && !movementY;
}

/** Fetches all files, and runs them while no button is pressed: a click needs the same element from its start to its end. */
async function load(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(preload));
  await press;
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}

function preload(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  return new Promise<void>((resolve) => {
    link.onload = link.onerror = () => {
      link.remove();
      resolve();
    };
    // Browsers without `modulepreload` fire no event.
    if (!link.relList.supports('modulepreload')) resolve();
    document.head.append(link);
  });
}

/** Resolves after the last press and its click. */
let press: Promise<unknown> | undefined;

function watchPress(event: Event): void {
  clickReplacement(event as PointerEvent);
  press = new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(resolve, 50), { capture: true, once: true });
  });
}

/**
 * Clicks the element that takes the place of the pressed one if a script, requested before, runs during the press:
 * browsers then fire no click. For a touch they fire the events of a mouse afterwards, on the new element.
 */
function clickReplacement(down: PointerEvent): void {
  const target = (down.composedPath()[0] as Element).closest<HTMLElement>('button, summary, [role="tab"]');
  if (!target || down.button !== 0 || down.pointerType === 'touch') return;
  const current = follow(target);
  const release = (up: Event): void => {
    const replacement = current();
    if (replacement && !target.isConnected && up.composedPath().includes(replacement)) replacement.click();
  };
  addEventListener('pointerup', release, { capture: true, once: true });
}

/** Returns a function that finds `target` again after its element has rendered its own content. */
function follow(target: HTMLElement): () => HTMLElement | undefined {
  const root = target.getRootNode() as Document | ShadowRoot;
  const alike = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(target.localName)];
  const index = alike().indexOf(target);
  return () => (target.isConnected ? target : alike()[index]);
}

/** Clicks the element again after `loading` if a script that was missing handles the click. */
async function repeat(event: Event, loading: Promise<unknown>): Promise<void> {
  const path = event.composedPath() as Element[];
  const target = path[0]!.closest<HTMLElement>('button, [role="tab"], img');
  const host = path.find(({ localName }) => localName?.startsWith('octavo-')) ?? openerOf(path);
  if (!target || !isPart(target, host) || (host && customElements.get(host.localName))) return;
  const current = follow(target);
  const clipboard = target.matches('[part="copy"], [data-component-part$="-copy"], [value="copy"], #copy')
    ? openClipboard()
    : undefined;
  await loading;
  const isReady = target instanceof HTMLImageElement ? target.ariaHasPopup : host && customElements.get(host.localName);
  if (isReady) await (host as { updateComplete?: Promise<unknown> } | undefined)?.updateComplete;
  const click = (): void => (isReady ? current()?.click() : undefined);
  if (clipboard) clipboard(click);
  else click();
}

/**
 * Opens the clipboard while the browser handles a press, because Safari allows it only then. The result runs `click`,
 * and text that it copies goes to the open clipboard.
 */
function openClipboard(): ((click: () => void) => void) | undefined {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === 'undefined') return undefined;
  let give!: (blob: Blob | PromiseLike<Blob>) => void;
  let refuse!: (reason: Error) => void;
  const content = new Promise<Blob>((resolve, reject) => ([give, refuse] = [resolve, reject]));
  const written = clipboard.write([new ClipboardItem({ 'text/plain': content })]);
  written.catch(() => {});
  const open = (blob: Blob | PromiseLike<Blob>): Promise<void> => (give(blob), written);
  return (click) => {
    Object.assign(clipboard, {
      write: ([item]: ClipboardItem[]) => open(item!.getType('text/plain')),
      writeText: (text: string) => open(new Blob([text], { type: 'text/plain' })),
    });
    click();
    // The methods of the prototype apply again.
    Reflect.deleteProperty(clipboard, 'write');
    Reflect.deleteProperty(clipboard, 'writeText');
    refuse(new Error('Nothing was copied.'));
  };
}

/** The element whose button opens the popover that is in `path`. */
function openerOf(path: readonly Element[]): Element | undefined {
  const popover = path.find((each) => (each as HTMLElement).popover);
  return document.querySelector(`[popovertarget="${popover?.id}"]`)?.closest('octavo-page-menu') ?? undefined;
}

/** A control of Octavo's own in an element without a shadow root. Authors' controls have none of these names. */
const ownControl = '[data-component-part], [class*="octavo-"]';

/** Whether `target` is a part of the element `host` or an image. Buttons in its content handle the click themselves. */
function isPart(target: HTMLElement, host: Element | undefined): boolean {
  if (target.closest('a, summary, [popovertarget]')) return false;
  if (target instanceof HTMLImageElement || target.getRootNode() !== document) return true;
  if (host?.localName === 'octavo-page-menu') return true;
  if (target.matches(ownControl) && target.closest('[light]') === host) return true;
  return target.slot !== '' && target.parentElement === host;
}
