/** Visits a page of a built site and records it before and after its scripts run. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { watchLayout } from './watch-layout.js';

export interface Visit {
  page: Page;
  /** The visible text outside the sidebar, before and after the scripts of the site run. */
  before: string;
  after: string;
  /** Errors and warnings on the console. */
  reported: string[];
  /** URLs on other hosts that the page requested. The requests are blocked. */
  foreign: string[];
  /** The cumulative layout shift from the first paint until the scripts have run. */
  layoutShift: number;
}

/** Opens a page in a new browser context. Blocks the author's scripts and delays the scripts of the site. */
export async function visitPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const reported: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(message.text());
  });
  page.on('pageerror', (error) => void reported.push(String(error)));
  const release = await holdScripts(page, new URL(address).origin, foreign);
  const isSettled = watchRequests(page);
  await page.addInitScript(watchLayout);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isParsedAndStyled);
  const before = await textOf(page);
  release();
  await page.waitForLoadState('load');
  while (!(await isSettled()));
  // Some elements load their scripts when the reader starts to use the page.
  await page.dispatchEvent('html', 'pointerover');
  while (!(await isSettled()));
  const layoutShift = await page.evaluate(() => window.layoutShift);
  return { page, before, after: await textOf(page), reported, foreign, layoutShift };
}

/** Delays the scripts of the site until the returned function is called. */
async function holdScripts(page: Page, origin: string, foreign: string[]): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isSpecial = (url: URL): boolean => url.origin !== origin || url.pathname.endsWith('.js');
  await page.route(isSpecial, async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) foreign.push(url.href);
    if (url.origin !== origin || !url.pathname.startsWith('/_octavo/')) return route.abort();
    await released;
    return route.continue();
  });
  return release;
}

/** The returned function waits for two frames and returns whether all requests are finished. */
function watchRequests(page: Page): () => Promise<boolean> {
  const open = new Set<unknown>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return async () => {
    await page.evaluate(
      () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return open.size === 0;
  };
}

/** Runs in the page: whether it is parsed and its style sheets are loaded. */
function isParsedAndStyled(): boolean {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return document.readyState !== 'loading' && styles.every(({ sheet, disabled }) => sheet || disabled);
}

/** The visible text outside the sidebar, with single spaces. */
export async function textOf(page: Page, selector = '#content-container'): Promise<string> {
  return (await page.locator(selector).innerText()).replace(/\s+/g, ' ');
}
