/** Opens and uses the pages of a site without a policy, and records forbidden events. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { openQuiet, quiet, watchRequests } from '../browser/quiet.js';
import { serveFolder } from '../browser/serve-folder.js';
import { imageHost, unlistedHost } from './hostile-payloads.js';

/** The use of one page. */
export interface PageVisit {
  /** Its address in the site. */
  path: string;
  /** Whether it is equal to an earlier one, and was not opened again. */
  isRepeated: boolean;
  /** Whether it was left before everything was used: by a redirect, a choice such as another language, or its own end. */
  isLeft: boolean;
  /** Buttons, links and fields that were used. */
  uses: number;
  findings: Finding[];
}

/** Something that should not happen. */
export interface Finding {
  /** `ran`: code of the payload. `requested`: an address of an unlisted host. `code`: an address or a handler that runs code. */
  kind: 'ran' | 'requested' | 'code';
  detail: string;
}

export interface VisitOptions {
  /** Address of the specifications, if they are not in the folder: pages that differ only in it are equal. */
  address?: string;
  /** Hashes of the pages that have been opened. */
  opened?: Set<string>;
}

const codeAddress = /^(?:javascript|data|vbscript):/i;

/** Pages that are open at the same time. Most of a visit is waiting for frames and answers. */
const maxOpenPages = 4;

/** Opens each page of the built site in `folder` once, and uses everything on it. */
export async function visitHostile(
  browser: Browser,
  folder: string,
  { address = '', opened = new Set() }: VisitOptions = {},
): Promise<PageVisit[]> {
  removePolicy(folder);
  const visits = documentsIn(folder).map((path): PageVisit => {
    const key = hashOf(readFileSync(join(folder, fileOf(path)), 'utf8'), address);
    const isRepeated = opened.has(key);
    opened.add(key);
    return { path, isRepeated, isLeft: false, uses: 0, findings: [] };
  });
  const served = await serveFolder(folder);
  // A low window without motion is painted faster.
  const viewport = { width: 1280, height: 200 };
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', viewport });
  try {
    const current = new Map<Page, PageVisit>();
    await watchContext(context, current);
    const waiting = visits.filter(({ isRepeated }) => !isRepeated);
    const visitNext = async (): Promise<void> => {
      let page: Page | undefined;
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        // The callback page of a sign-in closes itself where the browser lets it.
        if (!page || page.isClosed()) watchRequests((page = await context.newPage()));
        current.set(page, visit);
        await usePage(page, `${served.url}/${visit.path}`, visit);
      }
    };
    await Promise.all(Array.from({ length: maxOpenPages }, visitNext));
  } finally {
    await context.close();
    await served.close();
  }
  return visits;
}

/** Files with a hash in their names are cached as on a host. */
function removePolicy(folder: string): void {
  const file = join(folder, '_headers');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !line.includes('Content-Security-Policy')).join('\n'));
}

/** A button opens the playground, one in it the form for signing in, and one in that the window of the server. */
const maxRounds = 6;

/** Opens a page, and uses everything on it and everything that appears then. */
async function usePage(page: Page, url: string, visit: PageVisit): Promise<void> {
  try {
    await openQuiet(page, url);
    for (let round = 0; round < maxRounds; round++) {
      const { uses, code } = await page.evaluate(useNew);
      await quiet(page);
      visit.uses += uses;
      for (const each of code) report(visit, 'code', each);
      if (uses === 0) break;
    }
  } catch (error) {
    // Firefox says so before the page counts as closed.
    if (/has been closed/.test(String(error))) await page.close();
    if (!page.isClosed() && !/navigat|destroyed|frame was detached/i.test(String(error))) throw error;
    visit.isLeft = true;
  }
}

function report({ findings }: PageVisit, kind: Finding['kind'], detail: string): void {
  if (!findings.some((each) => each.kind === kind && each.detail === detail)) findings.push({ kind, detail });
}

function hashOf(html: string, address: string): string {
  const text = address === '' ? html : html.replaceAll(address, '');
  return createHash('sha256').update(text).digest('base64');
}

/** The addresses of the pages. */
function documentsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const pages = files.filter((file) => file.endsWith('.html'));
  return pages.map((file) => (file.endsWith('index.html') ? `${dirname(file)}/`.replace(/^\.\//, '') : file));
}

function fileOf(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

type Visits = ReadonlyMap<Page, PageVisit>;

/**
 * The visits that a page belongs to: its own visit, the visit of the page that has opened it, or all if that is
 * unknown.
 */
async function visitsOf(page: Page | null | undefined, current: Visits): Promise<Iterable<PageVisit>> {
  if (!page) return current.values();
  const visit = current.get(page);
  return visit ? [visit] : visitsOf(await page.opener(), current);
}

/**
 * Reports code that runs, windows with an address that runs code, and requests to unlisted hosts, which the browser of the
 * tests does not find. Images come from the host that their address names.
 */
async function watchContext(context: BrowserContext, current: Visits): Promise<void> {
  const reportFor = async (page: Page | undefined, kind: Finding['kind'], detail: string): Promise<void> => {
    for (const visit of await visitsOf(page, current)) report(visit, kind, detail);
  };
  await context.exposeBinding('hostileRan', ({ page }, id: unknown) => reportFor(page, 'ran', String(id)));
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    const isImage = hostname === imageHost && request.resourceType() === 'image';
    if (hostname.endsWith(unlistedHost) && !isImage) void reportFor(pageOf(request), 'requested', request.url());
  });
  context.on('page', async (page) => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('framenavigated', (frame) => {
      if (codeAddress.test(frame.url())) void reportFor(page, 'code', `address ${frame.url().slice(0, 80)}`);
    });
    // The window of a server that signs in.
    if (!(await page.opener())) return;
    await page.waitForLoadState().catch(() => undefined);
    if (codeAddress.test(page.url())) await reportFor(page, 'code', `window ${page.url().slice(0, 80)}`);
    await page.close();
  });
}

/** The page that asks, unless it is a new window or a worker. */
function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

/**
 * Runs in the page: opens, presses and follows elements that have not been used yet, and returns all attributes that
 * run code.
 */
function useNew(): { uses: number; code: string[] } {
  const used = ((globalThis as { used?: WeakSet<Element> }).used ??= new WeakSet());
  const code = new Set<string>();
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const judge = (element: Element): void => {
    const isImage = /^(?:img|source|image|link)$/i.test(element.localName);
    // The playground shows HTML that a server answers with in a frame without scripts.
    const isSandboxed = element instanceof HTMLIFrameElement && element.getAttribute('sandbox') === '';
    for (const { name, value } of element.attributes) {
      const text = value.replace(/[\s\0-\x20]/g, '');
      const isCode =
        /^(?:href|src|action|formaction|data|poster|xlink:href|srcdoc)$/.test(name) &&
        /^(?:javascript|vbscript|data):/i.test(text) &&
        !(isImage && /^data:image/i.test(text));
      // Browsers notify each address of `ping` when a reader follows the link.
      if (isCode || name === 'ping' || (/^(?:on|srcdoc)/.test(name) && !isSandboxed && text.includes('hostileRan')))
        code.add(`${element.localName}[${name}=${value.slice(0, 60)}]`);
    }
  };
  // Leaving the page would end its test. Only addresses that run code are followed.
  const stay = (event: Event): void => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (event.type === 'submit' || (link && !/^(?:javascript|data|vbscript):/.test(link.protocol)))
      event.preventDefault();
  };
  const use = (element: Element): void => {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else if (element.matches('a, area, button, label, input[type=checkbox], [role=tab], [role=button]'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    else if (element instanceof HTMLInputElement && element.value === '') element.value = '1';
    else if (element instanceof HTMLSelectElement) element.selectedIndex = element.options.length - 1;
    for (const type of ['input', 'change', 'mouseover'])
      element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  };
  for (const type of ['submit', 'click']) addEventListener(type, stay, true);
  // Cancel would close the window of the server before it runs anything.
  const fresh = all(document).filter((element) => !used.has(element) && element.textContent?.trim() !== 'Cancel');
  for (const element of fresh) {
    used.add(element);
    use(element);
  }
  all(document).forEach(judge);
  return { uses: fresh.length, code: [...code] };
}
