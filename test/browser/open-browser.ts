/** Starts the browser of the tests and closes it after the tests of the file. */
import { chromium, type Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { limits } from '../time-limits.mjs';
import { findBrowser } from './find-browser.mjs';
import { watchRequests } from './quiet.js';

/** Starts a browser. Call it in `beforeAll`. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ ...(await findBrowser()), timeout: limits.start() });
  afterAll(() => browser.close());
  // `newPage` calls it too.
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(limits.wait());
    context.on('page', watchRequests);
    return context;
  };
  return browser;
}
