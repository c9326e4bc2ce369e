/**
 * Skips tests of features that a browser lacks. For defects of pages in a browser, use the option `fails` of the test.
 */
import type { TestContext } from 'vitest';
import { browserName, type BrowserName } from './find-browser.mjs';

/** Skips a test in some browsers. The run prints the reason. */
export function skipIn(browsers: BrowserName[], { skip }: TestContext, reason: string): void {
  skip(browsers.includes(browserName()), reason);
}
