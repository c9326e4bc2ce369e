/** Starts the browser of the tests: Chromium, Firefox or WebKit. */
import { chromium, firefox, webkit, type Browser } from 'playwright-core';
import { limits } from '../time-limits.mjs';
import { addEmulation } from './firefox-emulation.js';
import { findBrowser } from './find-browser.mjs';

const engines = { chromium, firefox, webkit };

/** Starts the browser that `findBrowser` finds. Close it when the tests are done. */
export async function launchBrowser(): Promise<Browser> {
  const { name, ...found } = await findBrowser();
  const options = { ...found, timeout: limits.start() };
  if (name !== 'firefox' || options.executablePath === firefox.executablePath()) return engines[name].launch(options);
  // Playwright has a protocol of its own for its build of Firefox, and uses WebDriver BiDi for other builds.
  const args = ['--remote-allow-system-access'];
  // Playwright waits for the load event of earlier pages, which pages from this cache do not have.
  const firefoxUserPrefs = { 'browser.sessionhistory.max_total_viewers': 0 };
  return addEmulation(await firefox.launch({ ...options, args, firefoxUserPrefs, channel: 'moz-firefox' }));
}
