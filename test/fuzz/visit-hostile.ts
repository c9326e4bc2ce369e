/** Opens and uses the pages of a site without a policy, and records what should not happen. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openQuiet, quiet, watchRequests } from '../browser/quiet.js';
import { serveFolder } from '../browser/serve-folder.js';
import { imageHost, unlistedHost } from './hostile-payloads.js';

export interface Visit {
  /** Pages that were opened. */
  pages: number;
  /** Pages that were equal to others, and not opened again. */
  repeated: number;
  /** Buttons, links and fields that were used. */
  uses: number;
  /** `PAGE: FINDING` for each code that ran, each request to an unlisted host, and each address that runs code. */
  findings: string[];
}

export interface VisitOptions {
  /** Where the specifications are, if not in the folder: pages that differ only in it are equal. */
  address?: string;
  /** Hashes of the pages that have been opened. */
  opened?: Set<string>;
}

const codeAddress = /^(?:javascript|data|vbscript):/i;

/** Opens each page of the built site in `folder` once, and uses everything on it. */
export async function visitHostile(browser: Browser, folder: string, options: VisitOptions = {}): Promise<Visit> {
  for (const file of ['_headers', '_octavo/content-security-policy.txt']) rmSync(join(folder, file), { force: true });
  const { address = '', opened = new Set() } = options;
  const served = await serveFolder(folder);
  const context = await browser.newContext({ bypassCSP: true });
  const findings = new Set<string>();
  const visit: Visit = { pages: 0, repeated: 0, uses: 0, findings: [] };
  let current = '';
  const report = (finding: string): void => void findings.add(`${current}: ${finding}`);
  try {
    const page = await watchedPage(context, served.url, report);
    for (const path of documentsIn(folder)) {
      const key = hashOf(readFileSync(join(folder, fileOf(path)), 'utf8'), address);
      if (opened.has(key)) visit.repeated++;
      if (opened.has(key)) continue;
      opened.add(key);
      current = path;
      visit.pages++;
      // A redirect, and a choice such as another language, leave the page.
      visit.uses += await usePage(page, `${served.url}/${path}`, report).catch(() => 0);
    }
  } finally {
    await context.close();
    await served.close();
  }
  return { ...visit, findings: [...findings] };
}

/** A button opens the playground, one in it the form for signing in, and one in that the window of the server. */
const maxRounds = 6;

/** Opens a page, and uses everything on it and what appears then. Returns the number of elements. */
async function usePage(page: Page, url: string, report: (finding: string) => void): Promise<number> {
  await openQuiet(page, url);
  let uses = 0;
  for (let round = 0; round < maxRounds; round++) {
    const result = await page.evaluate(useNew);
    await quiet(page);
    uses += result.uses;
    for (const each of result.code) report(`code in ${each}`);
    if (result.uses === 0) break;
  }
  return uses;
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

/** A page that reports code that runs, requests to other hosts, and addresses that it leaves to. */
async function watchedPage(context: BrowserContext, origin: string, report: (finding: string) => void): Promise<Page> {
  await context.exposeBinding('hostileRan', (_, id: unknown) => report(`ran ${String(id)}`));
  await judgeRequests(context, origin, report);
  const page = await context.newPage();
  watchRequests(page);
  // The window of a server that signs in.
  context.on('page', (opened) => void closed(opened, report));
  page.on('framenavigated', (frame) => {
    if (codeAddress.test(frame.url())) report(`followed ${frame.url().slice(0, 80)}`);
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  return page;
}

/** Requests to other hosts are answered with nothing. Images come from the host that their address names. */
async function judgeRequests(
  context: BrowserContext,
  origin: string,
  report: (finding: string) => void,
): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      const { hostname } = new URL(route.request().url());
      const isImage = hostname === imageHost && route.request().resourceType() === 'image';
      if (hostname.endsWith(unlistedHost) && !isImage) report(`requested ${route.request().url()}`);
      return route.abort();
    },
  );
}

async function closed(opened: Page, report: (finding: string) => void): Promise<void> {
  await opened.waitForLoadState().catch(() => undefined);
  if (codeAddress.test(opened.url())) report(`opened ${opened.url().slice(0, 80)}`);
  await opened.close();
}

/** Runs in the page: opens, presses and follows what has not been used yet, and returns all attributes that run code. */
function useNew(): { uses: number; code: string[] } {
  const used = ((globalThis as { used?: WeakSet<Element> }).used ??= new WeakSet());
  const code = new Set<string>();
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const judge = (element: Element): void => {
    const isImage = /^(?:img|source|image|link)$/i.test(element.localName);
    for (const { name, value } of element.attributes) {
      const text = value.replace(/[\s\0-\x20]/g, '');
      const isCode =
        /^(?:href|src|action|formaction|data|poster|xlink:href|srcdoc)$/.test(name) &&
        /^(?:javascript|vbscript|data):/i.test(text) &&
        !(isImage && /^data:image/i.test(text));
      if (isCode || (/^(?:on|srcdoc)/.test(name) && text.includes('hostileRan')))
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
      (element as HTMLElement).click();
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
