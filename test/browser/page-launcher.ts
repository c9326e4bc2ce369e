/** Runs the element tests in pages of the browser of `findBrowser`. */
import type { BrowserLauncher } from '@web/test-runner';
import type { Browser, Page } from 'playwright-core';
import { browserName } from './find-browser.mjs';
import { launchBrowser } from './launch-browser.js';

/** A launcher for `@web/test-runner`. Each test file has a page with storage of its own. */
export function pageLauncher(): BrowserLauncher {
  const pages = new Map<string, Page>();
  let browser: Browser;

  return {
    name: browserName(),
    type: 'playwright',
    // Only one page of an installed Firefox has the focus.
    ...(browserName() === 'firefox' ? { concurrency: 1 } : {}),
    async initialize() {
      browser = await launchBrowser();
    },
    async startSession(id, url) {
      const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
      pages.set(id, page);
      // The test runner has a limit for the start.
      await page.goto(url, { timeout: 0 });
    },
    isActive: (id) => pages.has(id),
    getBrowserUrl: (id) => pages.get(id)?.url(),
    async stopSession(id) {
      await pages.get(id)?.close();
      pages.delete(id);
      return {};
    },
    stop: () => browser.close(),
    startDebugSession: () => Promise.reject(new Error('Run the tests in your own browser with --manual.')),
  };
}
