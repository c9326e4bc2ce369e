/** The sidebar of a built site as a drawer on a phone, and as a column. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';
import { violationsOn } from './browser/violations.js';

const pages = Array.from({ length: 60 }, (_, index) => `page-${index}`);
const phone = { width: 390, height: 844 };

let page: Page;

function files(): Record<string, unknown> {
  const groups = (names: string[]): object[] => [
    { group: 'Start', pages: names.slice(0, -1) },
    { group: 'More', pages: [{ group: 'Closed', pages: names.slice(-1) }] },
  ];
  const inArabic = pages.slice(0, 3).map((name) => `ar/${name}`);
  const own = '<octavo-sidebar label="Own"><p>Own</p><ul><li><a href="/page-1">One</a></li></ul></octavo-sidebar>';
  return {
    'docs.json': {
      name: 'Drawer',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navbar: { links: [{ label: 'Help', href: 'https://octavo.test/help' }] },
      navigation: {
        languages: [
          { language: 'en', groups: groups(['own', ...pages]) },
          { language: 'ar', groups: groups(inArabic) },
        ],
      },
    },
    ...Object.fromEntries(
      [...pages, ...inArabic].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText.\n`]),
    ),
    'own.mdx': `---\ntitle: Own\n---\n\n${own}\n`,
  };
}

const site = builtSite(files(), { viewport: phone, reducedMotion: 'reduce' });

async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
  page = await site.open(`${path}/`, options);
}

const drawer = (): Locator => page.locator('octavo-sidebar#sidebar');
const menuButton = (): Locator => page.locator('.octavo-open-drawer');
const current = (): Locator => drawer().locator('a[aria-current=page]');

test('opens and closes without scripts', async () => {
  await open('page-0', { javaScriptEnabled: false });
  expect(await current().isVisible()).toBe(false);
  await menuButton().click();
  expect(await current().isVisible()).toBe(true);
  await drawer().getByRole('button', { name: 'Close menu' }).click();
  await current().waitFor({ state: 'hidden' });
});

test('shows the current entry, holds the rest of the page, and returns the focus on Escape', async () => {
  await open('page-50');
  await menuButton().focus();
  await page.keyboard.press('Enter');
  const content = page.locator('#octavo-main');
  await expect.poll(() => content.evaluate((element: HTMLElement) => element.inert)).toBe(true);
  const { y, height } = (await current().boundingBox())!;
  expect([y > 0, y + height < phone.height]).toEqual([true, true]);
  await page.keyboard.press('Tab');
  expect(await drawer().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await content.evaluate((element: HTMLElement) => element.inert)).toBe(false);
  expect(await menuButton().evaluate((element) => element === document.activeElement)).toBe(true);
});

test('returns the focus on Escape after it has left the page', async () => {
  await open('page-0');
  await menuButton().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => drawer().evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect.poll(() => menuButton().evaluate((element) => element === document.activeElement)).toBe(true);
});

test('closes when the screen has space for a column', async () => {
  await open('page-0');
  await menuButton().click();
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  expect(await current().isVisible()).toBe(true);
});

test('starts at the start of the line in both directions', async () => {
  const edges: boolean[] = [];
  for (const path of ['page-0', 'ar/page-0']) {
    await open(path);
    await menuButton().click();
    const { x, width } = (await drawer().boundingBox())!;
    edges.push(x === 0, x + width === phone.width);
  }
  expect(edges).toEqual([true, false, false, true]);
});

test.each([phone, { width: 1280, height: 720 }])(
  'is a named landmark without accessibility violations at $width px',
  async (viewport) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await open('page-0', { viewport, colorScheme });
      if (viewport === phone) {
        await menuButton().click();
        await page.getByRole('dialog', { name: 'Documentation' }).waitFor();
      }
      await page.getByRole('navigation', { name: 'Documentation' }).waitFor();
      expect(await violationsOn(page)).toEqual([]);
    }
  },
);

test('looks the same beside a sidebar in the content, which loads the script of the element', async () => {
  const boxes = (): Promise<unknown[]> =>
    drawer()
      .locator('a, summary, p, button, nav')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            const { padding, color, backgroundColor } = getComputedStyle(part);
            return [part.localName, x, y, width, height, padding, color, backgroundColor];
          }),
      );
  for (const viewport of [phone, { width: 1280, height: 720 }]) {
    const seen = [];
    for (const javaScriptEnabled of [false, true]) {
      await open('own', { viewport, javaScriptEnabled });
      if (javaScriptEnabled) await page.waitForFunction(() => customElements.get('octavo-sidebar') !== undefined);
      if (viewport === phone) await menuButton().click();
      await drawer().evaluate((element) => {
        // Without scripts they are open.
        for (const group of element.querySelectorAll<HTMLElement>('[aria-expanded=false]')) group.click();
        element.scrollTop = 0;
      });
      seen.push(await boxes());
    }
    expect(seen[1]).toEqual(seen[0]);
  }
});
