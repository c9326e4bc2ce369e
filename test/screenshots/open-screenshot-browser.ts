/** Opens a browser for the tests in which text looks the same on every machine. */
import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { browserName } from '../browser/find-browser.mjs';
import { packagedBrowser } from '../browser/packaged-browser.mjs';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { launchScreenshotBrowser } from './launch-screenshot-browser.js';

/** The reason why screenshots cannot be compared here; `undefined` if they can. */
export async function screenshotObstacle(): Promise<string | undefined> {
  if (browserName() !== 'chromium') return 'The stored screenshots are those of Chromium.';
  return packagedBrowser().then(
    () => undefined,
    (error: Error) => `The fonts of the screenshots come with the browser from npm. ${error.message}`,
  );
}

/** Launches the browser of the screenshots, and closes it after the tests of the file. Call it in `beforeAll`. */
export async function openScreenshotBrowser(hinting?: 'none' | 'slight'): Promise<Browser> {
  const browser = await launchScreenshotBrowser(temporaryFolder(), hinting);
  afterAll(() => browser.close());
  return browser;
}
