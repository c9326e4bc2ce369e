/** The browser of the tests. */
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll } from 'vitest';
import { limits } from '../time-limits.mjs';
import { browserName } from './find-browser.mjs';
import { launchBrowser } from './launch-browser.js';
import { watchRequests } from './quiet.js';

let started: Promise<Browser> | undefined;

/**
 * The browser that all test files of this process share. Its pages are closed after the tests of the file. Call it in
 * `beforeAll`.
 */
export async function openBrowser(): Promise<Browser> {
  if (!(await started)?.isConnected()) started = launchBrowser();
  const browser = await started!;
  const contexts: BrowserContext[] = [];
  const onContext = (context: BrowserContext): void => {
    contexts.push(context);
    context.setDefaultTimeout(limits.wait());
    context.on('page', watchRequests);
  };
  browser.on('context', onContext);
  afterAll(async () => {
    browser.off('context', onContext);
    await Promise.all(contexts.map((context) => context.close()));
    // Playwright leaves the interceptions of closed contexts in Firefox, so each file has a new one.
    if (browserName() === 'firefox') await browser.close();
  });
  return browser;
}
