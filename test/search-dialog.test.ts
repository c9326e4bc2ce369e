/** The search dialog before the reader types, and words together in the texts of pages. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSite } from '../plugin/site-build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { violationsOn } from './browser/violations.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const base = '/x/';
const pageOf = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const root = writeFiles(temporaryFolder(), {
  'docs.json': {
    name: 'Searched',
    search: { suggestions: ['limits#pages', { label: 'Status', href: 'https://status.example.com' }, 'de/index'] },
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'Start', pages: ['index', 'sizes', 'limits', 'errors'] }] },
        { language: 'de', pages: ['de/index'] },
      ],
    },
  },
  'index.mdx': pageOf('Home', 'Pages and sizes that are invalid for a reader. Size of an invalid page.'),
  'sizes.mdx': pageOf('Sizes', 'A size is invalid. The page has a size. Each page size can be invalid.'),
  'limits.mdx': pageOf('Limits', '## Pages\n\nAt most 9.'),
  'errors.mdx': pageOf('Faults', 'Some text.\n\nThe server answers `Invalid page size` then.'),
  'de/index.mdx': pageOf('Anfang', 'Text.'),
});
const outDir = join(root, 'dist');
let browser: Browser;
let server: Served;
let page: Page;

beforeAll(async () => {
  const { report } = await buildSite({ root, outDir, base, cacheDir: join(root, 'cache') });
  expect(report).toMatchObject({ errors: [], warnings: [] });
  server = await serveFolder(outDir, { base });
  browser = await openBrowser();
});
afterAll(() => server.close());
beforeEach(() => open());

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  await page?.context().close();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })).newPage();
  await page.goto(`${server.url}${base}sizes/`);
}

const dialog = () => page.locator('.octavo-search-dialog');
const names = () => dialog().locator('[role=option]:not(.section) .name');
const groups = () =>
  dialog()
    .locator('[role=group][aria-label] > [role=option]')
    .evaluateAll((options) => [...new Set(options.map(({ parentElement }) => parentElement!.ariaLabel))]);

test('before the reader types, the dialog has pages of the section and the links of the site in the language', async () => {
  await page.keyboard.press('/');
  await names().first().waitFor();
  expect(await groups()).toEqual(['In this section', 'Suggested']);
  expect(await names().allTextContents()).toEqual(['Limits', 'Faults', 'Home', 'Limits', 'Status']);
  expect(await violationsOn(page)).toEqual([]);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${base}limits/#pages`);
});

test('recent searches come first, and can be cleared', async () => {
  await page.evaluate(() => localStorage.setItem('octavo-search-recent', '["a","b","c","d"]'));
  await page.keyboard.press('/');
  await names().first().waitFor();
  expect(await groups()).toEqual(['Recent searches', 'In this section', 'Suggested']);
  expect((await names().allTextContents()).slice(0, 3)).toEqual(['a', 'b', 'c']);
  await dialog().getByRole('button', { name: 'Clear recent searches' }).click();
  expect(await groups()).toEqual(['In this section', 'Suggested']);
});

test('pages with the words together come first, and quotes leave out the others', async () => {
  await page.keyboard.press('/');
  await page.keyboard.type('invalid page size');
  await expect.poll(() => names().allTextContents()).toEqual(['Faults', 'Sizes', 'Home']);
  await dialog().locator('input').fill('"page size"');
  await expect.poll(async () => (await names().allTextContents()).toSorted()).toEqual(['Faults', 'Sizes']);
  expect(await dialog().locator('[role=status]').textContent()).toBe('Results: 2');
});

test('on a phone, the dialog ends where the keyboard begins, and Close has no key', async () => {
  await open({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: 'Search' }).click();
  await names().first().waitFor();
  const close = dialog().getByRole('button', { name: 'Close' });
  expect(await close.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Close"');
  expect(await dialog().locator('kbd:visible').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 400 });
  await expect.poll(async () => (await dialog().locator('dialog').boundingBox())?.height).toBe(400);
  expect(await violationsOn(page)).toEqual([]);
});
