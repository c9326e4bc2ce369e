/** Access to a built site for a case: its files, its HTML, and its pages in a browser. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Report } from '../../plugin/core/errors/errors.js';
import { limits } from '../time-limits.mjs';
import { readFacts, type Facts } from '../browser/page-facts.js';
import { contentTypeOf, findFile } from '../browser/serve-folder.js';

/** All sites have the same origin, because a browser starts a process for each new one. */
const sharedOrigin = 'https://site.test';

/** The response of another host. `undefined`: the host cannot be reached. */
export type Answer = (url: string) => { status?: number; json?: unknown; body?: string } | undefined;

export class SiteReader {
  /** Problems of the build. */
  readonly report: Report;
  /** A browser page. Empty until `open`. */
  readonly page: Page;
  /** URLs on other hosts that the browser has requested. */
  readonly asked: string[] = [];
  /** Timeout for content to appear, in milliseconds. */
  patience = limits.wait();
  readonly #folder: string;
  readonly #origin: string;
  #isOpened = false;
  #answer: Answer = () => undefined;

  /** `origin`: of the server that calls `respond`. Default: an address whose requests go to `serve`. */
  constructor(folder: string, report: Report, page: Page, origin = sharedOrigin) {
    this.#folder = folder;
    this.#origin = origin;
    this.report = report;
    this.page = page;
  }

  /** The text of a file of the site: `index.html`, `guide/index.html`, `llms.txt`. Fails if it does not exist. */
  file(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  /** Whether the file exists. */
  has(path: string): boolean {
    return existsSync(join(this.#folder, path));
  }

  /** Expects facts of the HTML of a file, by selector: see `test/browser/page-facts.ts`. */
  async facts(path: string, expected: Facts): Promise<void> {
    expect(await readFacts(this.page, this.file(path), expected)).toEqual(expected);
  }

  /** The text of the site's style sheet. */
  stylesheet(): string {
    const [, file = ''] = /href="\/(_octavo\/site\.[^"]+\.css)"/.exec(this.file('index.html')) ?? [];
    return this.file(file);
  }

  /** Opens a page in the browser, with scripts. The first page of a site starts with empty storage. */
  async open(path = '/'): Promise<Page> {
    if (!this.#isOpened && this.page.url().startsWith(this.#origin)) await this.page.evaluate(emptyStorage);
    this.#isOpened = true;
    await this.page.goto(this.#origin + path);
    return this.page;
  }

  /** Expects something about a value that scripts may still change. */
  eventually<T>(value: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> {
    return expect.poll(value, { timeout: this.patience, interval: 20 });
  }

  /** Sets the responses of other hosts. By default, no host can be reached. */
  answer(answer: Answer): void {
    this.#answer = answer;
  }

  /** Responds to a request of the browser. */
  async serve(route: Route): Promise<void> {
    const url = route.request().url();
    if (!url.startsWith(`${this.#origin}/`)) return this.#serveOther(route, url);
    const { status, path, contentType } = this.#answerTo(url);
    return route.fulfill(path ? { status, path, contentType } : { status, body: 'Not found' });
  }

  /** Responds to a request of the browser over HTTP: without scripts, and files with a hash in their name stay in its cache. */
  respond({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const { status, path, contentType } = this.#answerTo(new URL(url, this.#origin).href);
    if (path?.endsWith('.js')) return void response.writeHead(204).end();
    const isKept = status === 200 && url.includes('/_octavo/');
    const cacheControl = isKept ? 'max-age=3600, immutable' : 'no-store';
    response.writeHead(status, { 'content-type': contentType, 'cache-control': cacheControl });
    response.end(path ? readFileSync(path) : 'Not found');
  }

  #answerTo(url: string): { status: number; path: string | undefined; contentType: string } {
    const file = findFile(this.#folder, decodeURIComponent(new URL(url).pathname).slice(1));
    const path = file ?? findFile(this.#folder, '404.html');
    return { status: file ? 200 : 404, path, contentType: contentTypeOf(path ?? 'not-found.txt') };
  }

  async #serveOther(route: Route, url: string): Promise<void> {
    this.asked.push(url);
    const answer = this.#answer(url);
    if (!answer) return route.abort();
    const { status = 200, json, body = JSON.stringify(json) } = answer;
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({
      status,
      body,
      headers,
      contentType: json === undefined ? 'text/plain' : 'application/json',
    });
  }
}

/** Runs in the last page of the site before, which stores nothing anymore when it is left. */
function emptyStorage(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  Storage.prototype.setItem = () => undefined;
}
