/** Reads Octavo's documentation like readers: with and without scripts, with a hash, in light and dark mode. */
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buildDocs, docsPages, visitPages } from '../docs/visit-docs.js';
import { openQuiet, quiet } from '../browser/quiet.js';

const docs = buildDocs();

/** Opens a URL in a new browser context, without state from other pages. */
async function open(address: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await docs.browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

test('builds the docs without problems', () => {
  expect(docs.report.errors).toEqual([]);
  expect(docs.report.warnings).toEqual([]);
});

// The pages below report violations on the console.
test('serves the docs under a Content-Security-Policy without inline scripts', async () => {
  const policy = (await fetch(docs.url)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|object-src 'self'/);
});

// `test/reading.rest.test.ts` visits the other pages.
visitPages(docsPages().first, docs, true);

describe('a hash', () => {
  test('into a closed accordion opens it', async () => {
    const page = await open(`${docs.url}/components/accordions#moons-of-mars`);
    const words = page.locator('details.accordion', { has: page.locator('#moons-of-mars') }).getByText('Two: Phobos');
    await expect.poll(() => words.isVisible()).toBe(true);
    await page.goto(`${docs.url}/components/accordions`);
    expect(await words.isVisible()).toBe(false);
    await page.close();
  });

  test('into a hidden tab shows it', async () => {
    const page = await open(`${docs.url}/components/tabs#on-windows`);
    await expect.poll(() => page.locator('#on-windows').isVisible()).toBe(true);
    await page.close();
  });
});

describe('code', () => {
  test('is written from left to right, also in text of the other direction', async () => {
    const page = await open(`${docs.url}/components/fields`);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const styles = await page.locator('#content code').evaluateAll((all) =>
      all.map((code) => {
        const { direction, unicodeBidi } = getComputedStyle(code);
        return `${direction} ${unicodeBidi}`;
      }),
    );
    expect(styles.length).toBeGreaterThan(10);
    expect(new Set(styles)).toEqual(new Set(['ltr isolate']));
    await page.close();
  });

  test('is focusable with an accessible name only if it scrolls', async () => {
    const page = await open(`${docs.url}/writing/code-blocks`);
    const command = page.locator('pre', { hasText: '```bash wrap' });
    await page.mouse.move(600, 400, { steps: 2 });
    await expect.poll(() => page.locator('pre').first().getAttribute('tabindex')).toBe(null);
    expect(await command.getAttribute('tabindex')).toBe('0');
    expect([await command.getAttribute('role'), await command.getAttribute('aria-label')]).toEqual(['group', 'Code']);
    await page.close();
  });

  test('is complete in print', async () => {
    const page = await open(`${docs.url}/writing/code-blocks`);
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
    const context = await docs.browser.newContext({ colorScheme: 'light' });
    const page = await context.newPage();
    await openQuiet(page, docs.url);
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
    const page = await open(docs.url);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#content-area');
    await page.close();
  });

  test('opens the navigation on small screens', async () => {
    const page = await open(`${docs.url}/quickstart`, { viewport: { width: 390, height: 800 } });
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
    const page = await open(`${docs.url}/components/tabs`);
    await quiet(page);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('octavo-tab')
      .evaluateAll((tabs) => tabs.filter((tab) => (tab as HTMLElement).offsetHeight === 0).length);
    expect(hidden).toBe(0);
    await page.close();
  });

  test('shows its 404 page for unknown URLs', async () => {
    const page = await open(`${docs.url}/no/such/page`);
    expect(await page.locator('h1').innerText()).toMatch(/not found/i);
    await page.close();
  });
});
