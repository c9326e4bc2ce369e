/** The options of pages that tests use work in each browser. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './open-browser.js';

const url = 'http://octavo.test/';
const html = '<!doctype html><title>without</title><script>document.title = "with"</script><body></body>';
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

async function open(options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url);
  return page;
}

const matches = (page: Page, query: string): Promise<boolean> =>
  page.evaluate((media) => matchMedia(media).matches, query);

test.each([
  ['(prefers-color-scheme: dark)', { colorScheme: 'dark' }, { colorScheme: 'light' }],
  ['(prefers-reduced-motion)', { reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }],
  ['(forced-colors: active)', { forcedColors: 'active' }, { forcedColors: 'none' }],
] as const)('%s matches as the test says', async (query, on, off) => {
  const page = await open(on);
  expect(await matches(page, query)).toBe(true);
  await page.emulateMedia(off);
  expect(await matches(page, query)).toBe(false);
  await page.reload();
  expect(await matches(page, query)).toBe(false);
  await page.close();
});

test('print is emulated until the test says otherwise', async () => {
  const page = await open({});
  await page.emulateMedia({ media: 'print' });
  expect(await matches(page, 'print')).toBe(true);
  await page.emulateMedia({ media: null });
  expect(await matches(page, 'print')).toBe(false);
  await page.close();
});

test.each([
  [true, 'with'],
  [false, 'without'],
])('scripts run only if they are enabled: %s', async (javaScriptEnabled, title) => {
  const page = await open({ javaScriptEnabled });
  expect(await page.title()).toBe(title);
  await page.reload();
  expect(await page.title()).toBe(title);
  await page.close();
});
