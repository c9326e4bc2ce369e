/** Starts the browser of the tests and closes it after the tests of the file. */
import { chromium, type Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { findBrowser } from './find-browser.mjs';

/** Starts a browser. Call it in `beforeAll`. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await findBrowser());
  afterAll(() => browser.close());
  return browser;
}
