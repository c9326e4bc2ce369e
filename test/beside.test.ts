/** Columns beside the text, and content that the reader selects, in a built site. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { needsLayoutShifts, watchLayout } from './browser/watch-layout.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder } from './cli/temporary-folder.js';
import { openQuiet } from './browser/quiet.js';

const outDir = join(temporaryFolder(), 'out');
let browser: Browser;
let server: Served;

beforeAll(async () => {
  await buildFolder(fileURLToPath(new URL('fixtures/beside', import.meta.url)), outDir);
  server = await serveFolder(outDir);
  browser = await openBrowser();
});

afterAll(() => server.close());

async function open(
  path: string,
  options: Parameters<Browser['newPage']>[0] = {},
  chosen?: string,
  from = server,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  await page.addInitScript(watchLayout);
  if (chosen) await page.addInitScript((title) => localStorage.setItem('octavo-tabs', JSON.stringify([title])), chosen);
  await openQuiet(page, from.url + path);
  return page;
}

const shift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);

describe('request and response examples', () => {
  test('appear beside a wide page', async () => {
    const page = await open('/api');
    const [words, sample] = [
      await page.locator('#content').boundingBox(),
      await page.getByText('curl -X').boundingBox(),
    ];
    expect(sample!.x).toBeGreaterThan(words!.x + words!.width);
    expect(await page.getByRole('complementary').getByRole('tab').allInnerTexts()).toEqual([
      'curl',
      'JavaScript',
      '200',
      '404',
    ]);
    await page.close();
  });

  test('appear beside a page that arrives in pieces', async () => {
    const slow = await serveFolder(outDir, { slowly: true });
    const page = await open('/api', {}, undefined, slow);
    expect(await page.locator('#page-aside octavo-request-example').count()).toBe(1);
    await page.close();
    await slow.close();
  });

  test.for([
    ['at once', false],
    ['in pieces', true],
  ] as const)('cause no layout shift if the page arrives %s', async ([, isSlow], context) => {
    needsLayoutShifts(context);
    const host = await serveFolder(outDir, { slowly: isSlow });
    const page = await open('/api', {}, undefined, host);
    expect(await shift(page)).toBeLessThan(0.00005);
    await page.close();
    await host.close();
  });

  test.each([
    ['on a phone', { viewport: { width: 390, height: 844 } }],
    ['without scripts', { javaScriptEnabled: false }],
  ])('stay where the author wrote them %s', async (_, options) => {
    const page = await open('/api', options);
    const top = async (words: string): Promise<number> => (await page.getByText(words).first().boundingBox())!.y;
    expect(await top('curl -X')).toBeGreaterThan(await top('A cookie.'));
    expect(await top('curl -X')).toBeLessThan(await top('Words after it.'));
    await page.close();
  });

  test('move when the window is resized', async () => {
    const page = await open('/api');
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(() => page.locator('#content octavo-request-example').count()).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.locator('#page-aside octavo-request-example').count()).toBe(1);
    await page.close();
  });
});

describe('an earlier selection', () => {
  test('is shown without a layout shift', async (context) => {
    needsLayoutShifts(context);
    const page = await open('/views', {}, 'Python');
    expect(await shift(page)).toBeLessThan(0.00005);
    await page.close();
  });

  test('is shown with the headings of that view only', async () => {
    const page = await open('/views', {}, 'Python');
    expect(await page.getByText('js 2').isVisible()).toBe(false);
    expect(await page.getByText('py 2').isVisible()).toBe(true);
    const listed = page.locator('#table-of-contents a:visible');
    expect(await listed.allInnerTexts()).toEqual(['Install with pip', 'Common', 'Call in Python']);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Python');
    await page.getByRole('button', { name: 'JavaScript' }).click();
    await expect.poll(() => listed.allInnerTexts()).toEqual(['Install with npm', 'Common', 'Call in JS']);
    await page.close();
  });

  test('is overridden by the hash of the URL', async () => {
    const page = await open('/views#install-with-npm', {}, 'Python');
    expect(await page.getByText('js 2').isVisible()).toBe(true);
    await page.close();
  });

  test('hides nothing without scripts', async () => {
    const page = await open('/views', { javaScriptEnabled: false });
    for (const words of ['js 2', 'py 2']) expect(await page.getByText(words).isVisible()).toBe(true);
    await page.close();
  });
});

test('the tags of a changelog filter its entries and its table of contents', async () => {
  const page = await open('/changes');
  await page.getByRole('button', { name: 'Docs' }).click();
  await expect.poll(() => page.locator('#table-of-contents a:visible').allInnerTexts()).toEqual(['March 2026']);
  expect(new URL(page.url()).search).toBe('?tags=Docs');
  await page.reload();
  expect(await page.getByText('News of May.').isVisible()).toBe(false);
  await page.close();
});
