/** Visits every page of Octavo's documentation like readers: with and without scripts, with a hash, in light and dark mode. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { sourceWords, wordsOf } from './browser/source-words.js';
import { violationsOn } from './browser/violations.js';
import { textOf, Visitor, type Visit } from './browser/visitor.js';
import { buildSite, type BuildResult } from './cli/run-octavo.js';
import { firstMissing, htmlWords, markdownWords } from './fixtures/page-words.js';
import { temporaryFolder } from './cli/temporary-folder.js';

/** Uses elements like a plain HTML page, with text in attributes. Other built pages have text only in the light DOM. */
const gallery = 'start/elements-gallery.mdx';
const demo = fileURLToPath(new URL('../demo/', import.meta.url));
const files = readdirSync(demo, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets/') && file !== gallery);
const temporary = temporaryFolder();
const outDir = join(temporary, 'out');
let browser: Browser;
let visitor: Visitor;
/** A page in which scripts are switched off. */
let scriptless: Page;
let server: Served;
let result: BuildResult;

beforeAll(async () => {
  // A copy, without the cache of earlier builds.
  cpSync(demo, join(temporary, 'docs'), { recursive: true });
  ({ result } = await buildSite(join(temporary, 'docs'), outDir));
  server = await serveFolder(outDir);
  browser = await openBrowser();
  visitor = await Visitor.open(browser);
  scriptless = await browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
});

afterAll(() => server.close());

function addressOf(file: string): string {
  return `${server.url}/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`;
}

/** Opens a URL in a new browser context, without state from other pages. */
async function open(address: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

test('builds the docs without problems', () => {
  expect(result.errors).toEqual([]);
  expect(result.warnings).toEqual([]);
});

// The pages below report violations on the console.
test('serves the docs under a Content-Security-Policy without inline scripts', async () => {
  const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|object-src 'self'/);
});

describe.each(files)('%s', (file) => {
  const path = file.replace(/\.mdx$/, '');
  const source = readFileSync(join(demo, file), 'utf8');
  let visit: Visit;

  beforeAll(async () => {
    visit = await visitor.visit(addressOf(file));
  });

  test('shows all text of its source without scripts', async () => {
    await scriptless.goto(addressOf(file));
    const seen = wordsOf(await textOf(scriptless, '#content-area'));
    expect([...sourceWords(source)].filter((word) => !seen.has(word))).toEqual([]);
  });

  test('has all its text in its Markdown form, in order', () => {
    const html = readFileSync(join(outDir, path.replace(/(^|\/)index$/, ''), 'index.html'), 'utf8');
    const markdown = readFileSync(join(outDir, `${path}.md`), 'utf8');
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/${path}.md">`);
    expect(firstMissing(htmlWords(html), markdownWords(markdown))).toBeUndefined();
  });

  test('has no layout shift, no requests to other hosts and no console messages', () => {
    expect(visit.reported).toEqual([]);
    expect(visit.foreign).toEqual([]);
    expect(visit.layoutShift).toBeLessThan(0.00005);
  });

  // Diagrams replace their source, and views replace their titles with buttons.
  if (!/```mermaid|<View /.test(source)) {
    test('shows the same text before and after scripts run', () => expect(visit.after).toBe(visit.before));
  }

  test('is accessible in light mode, and has enough contrast in dark mode', async () => {
    const { page } = visitor;
    const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect.poll(isDark).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(isDark).toBe(true);
    expect(await violationsOn(page, 'color-contrast')).toEqual([]);
  });

  test('fits a small phone', async () => {
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('a hash', () => {
  test('into a closed accordion opens it', async () => {
    const page = await open(`${server.url}/components/accordions#moons-of-mars`);
    const words = page.locator('octavo-accordion', { has: page.locator('#moons-of-mars') }).getByText('Two: Phobos');
    await expect.poll(() => words.isVisible()).toBe(true);
    await page.goto(`${server.url}/components/accordions`);
    expect(await words.isVisible()).toBe(false);
    await page.close();
  });

  test('into a hidden tab shows it', async () => {
    const page = await open(`${server.url}/components/tabs#on-windows`);
    await expect.poll(() => page.locator('#on-windows').isVisible()).toBe(true);
    await page.close();
  });
});

describe('code', () => {
  test('is focusable with an accessible name only if it scrolls', async () => {
    const page = await open(`${server.url}/writing/code-blocks`);
    const command = page.locator('pre', { hasText: '```bash wrap' });
    await page.mouse.move(600, 400);
    await expect.poll(() => page.locator('pre').first().getAttribute('tabindex')).toBe(null);
    expect(await command.getAttribute('tabindex')).toBe('0');
    expect([await command.getAttribute('role'), await command.getAttribute('aria-label')]).toEqual(['group', 'Code']);
    await page.close();
  });

  test('is complete in print', async () => {
    const page = await open(`${server.url}/writing/code-blocks`);
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('octavo-code-block[expandable] pre');
    expect(
      await code.evaluate((pre) => [pre.clientHeight === pre.scrollHeight, getComputedStyle(pre).whiteSpace]),
    ).toEqual([true, 'pre-wrap']);
    await page.close();
  });
});

describe('the shell', () => {
  test('switches to dark mode and remembers it', async () => {
    const context = await browser.newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(server.url, { waitUntil: 'networkidle' });
    const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect(await isDark()).toBe(false);
    // From system through light to dark.
    for (let click = 0; click < 2; click++) await page.getByRole('button', { name: /theme/i }).click();
    await expect.poll(isDark).toBe(true);
    await page.reload();
    expect(await isDark()).toBe(true);
    await context.close();
  });

  test('moves from the skip link to the content', async () => {
    const page = await open(server.url);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/#content-area$/);
    await page.close();
  });

  test('opens the navigation on small screens', async () => {
    const page = await open(`${server.url}/quickstart`, { viewport: { width: 390, height: 800 } });
    const link = page.locator('#sidebar a[aria-current=page]');
    expect(await link.isVisible()).toBe(false);
    await page
      .getByRole('button', { name: /menu|navigation/i })
      .first()
      .click();
    await expect.poll(() => link.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.close();
  });

  test('prints every panel of a page', async () => {
    const page = await open(`${server.url}/components/tabs`);
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('octavo-tab')
      .evaluateAll((tabs) => tabs.filter((tab) => (tab as HTMLElement).offsetHeight === 0).length);
    expect(hidden).toBe(0);
    await page.close();
  });

  test('shows its 404 page for unknown URLs', async () => {
    const page = await open(`${server.url}/no/such/page`);
    expect(await page.locator('h1').innerText()).toMatch(/not found/i);
    await page.close();
  });
});
