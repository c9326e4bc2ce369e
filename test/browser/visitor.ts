/** A reader who visits pages of built sites one after the other, and records each before and after its scripts run. */
import type { Browser, Page, Route } from 'playwright-core';
import { quiet } from './quiet.js';
import { watchLayout } from './watch-layout.js';

export interface Visit {
  /** The visible text outside the sidebar, before and after the scripts of the site run. */
  before: string;
  after: string;
  /** Errors and warnings on the console. */
  reported: string[];
  /** URLs on other hosts that the page requested. The requests are blocked. */
  foreign: string[];
  /** The cumulative layout shift from the first paint until the scripts have run, in Chromium. */
  layoutShift: number;
  /** The elements that moved. */
  moved: string[];
}

const size = { width: 1280, height: 900 };

/** Uses one browser page for all visits: a new one takes a third of the time of a visit. */
export class Visitor {
  readonly page: Page;
  #origin = '';
  #reported: string[] = [];
  #foreign: string[] = [];
  #released = Promise.resolve();

  private constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#reported.push(message.text());
    });
    page.on('pageerror', (error) => void this.#reported.push(String(error)));
  }

  /** Opens a page in a new browser context. Close it with `page.close()`. */
  static async open(browser: Browser): Promise<Visitor> {
    const page = await browser.newPage({ viewport: size });
    const visitor = new Visitor(page);
    await page.route(
      (url) => url.origin !== visitor.#origin || url.pathname.endsWith('.js'),
      (route) => visitor.#answer(route),
    );
    await page.addInitScript(watchLayout);
    return visitor;
  }

  /** Visits a page without stored state. Blocks the author's scripts and delays the scripts of the site. */
  async visit(address: string): Promise<Visit> {
    await this.#leave();
    const release = this.#holdScripts();
    this.#origin = new URL(address).origin;
    const reported = (this.#reported = []);
    const foreign = (this.#foreign = []);
    await this.page.goto(address, { waitUntil: 'commit' });
    await this.page.waitForFunction(isParsedAndStyled);
    const before = await textOf(this.page);
    release();
    await quiet(this.page);
    // Some elements load their scripts when the reader starts to use the page.
    await this.page.dispatchEvent('html', 'focusin');
    await this.page.waitForFunction(isLoadedOnUse);
    await quiet(this.page);
    const [layoutShift, moved] = await this.page.evaluate(() => [window.layoutShift, window.movedElements] as const);
    return { before, after: await textOf(this.page), reported, foreign, layoutShift, moved };
  }

  /** Clears the storage of the last site, and undoes changes of the screen. */
  async #leave(): Promise<void> {
    if (this.#origin) await this.page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()));
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
    await this.page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await this.page.setViewportSize(size);
  }

  /** Delays the scripts of the site until the returned function is called. */
  #holdScripts(): () => void {
    let release!: () => void;
    this.#released = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async #answer(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    if (url.origin !== this.#origin) this.#foreign.push(url.href);
    if (url.origin !== this.#origin || !url.pathname.startsWith('/_octavo/')) return route.abort();
    await this.#released;
    return route.continue();
  }
}

/** Runs in the page: whether it is parsed and its style sheets are loaded. */
function isParsedAndStyled(): boolean {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return document.readyState !== 'loading' && styles.every(({ sheet, disabled }) => sheet || disabled);
}

/** Runs in the page: whether it has loaded the scripts that it needs once it is used. */
function isLoadedOnUse(): boolean {
  const files = document.querySelector<HTMLMetaElement>('meta[name="octavo-modules"]')?.content.split(' ') ?? [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return files.every((file) => loaded.includes(file));
}

/** The visible text outside the sidebar, with single spaces. */
export async function textOf(page: Page, selector = '#content-container'): Promise<string> {
  return (await page.locator(selector).innerText()).replace(/\s+/g, ' ');
}
