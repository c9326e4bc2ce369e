/** The menus of versions, languages and products in a built site: with and without scripts, with the keyboard, in a phone's drawer. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtSite } from './browser/built-site.js';
import { violationsOn } from './browser/violations.js';

const languages = ['en', 'ar'];
const versions = ['2.0', '1.0'];
const products = ['Core', 'Cloud'];
const routes = languages.flatMap((language) =>
  versions.flatMap((version) => products.map((product) => `${language}/${version}/${product}`)),
);

let page: Page;

function files(): Record<string, unknown> {
  const navigation = {
    languages: languages.map((language) => ({
      language,
      versions: versions.map((version) => ({
        version,
        products: products.map((product) => ({
          product,
          icon: 'box',
          description: `All of ${product}`,
          pages: [`${language}/${version}/${product}`],
        })),
      })),
    })),
  };
  return {
    'docs.json': { name: 'Menus', theme: 'mint', colors: { primary: '#0D9373' }, navigation },
    ...Object.fromEntries(routes.map((route) => [`${route}.mdx`, `---\ntitle: Page\n---\n\nText of ${route}.\n`])),
    'row.mdx':
      '---\ntitle: Row\n---\n\n<octavo-switcher label="Parts" row><a href="/a">A</a><a href="/b">B</a></octavo-switcher>\n',
  };
}

const site = builtSite(files(), { viewport: { width: 1280, height: 720 } });

async function open(options: BrowserContextOptions = {}, route = routes[0]!): Promise<void> {
  page = await site.open(`${route}/`, options);
}

const menu = (kind: string): Locator => page.locator(`octavo-switcher[data-kind=${kind}]`);
const button = (kind: string): Locator => menu(kind).locator('summary');
const entry = (kind: string, name: string): Locator => menu(kind).getByRole('link', { name });
const phone = { width: 390, height: 844 };

test('the links of a row in a page are large enough to tap before scripts run', async () => {
  await open({ javaScriptEnabled: false }, 'row');
  const boxes = await page
    .locator('octavo-switcher[row] a')
    .evaluateAll((links) => links.map((link) => Math.min(link.clientWidth, link.clientHeight)));
  expect([boxes.length, Math.min(...boxes) >= 24]).toEqual([2, true]);
});

test.each([
  ['version', '1.0', 'en/1.0/Core'],
  ['language', 'العربية', 'ar/2.0/Core'],
  ['product', 'Cloud', 'en/2.0/Cloud'],
])('switches the %s without scripts', async (kind, name, target) => {
  await open({ javaScriptEnabled: false });
  expect(await entry(kind, name).isVisible()).toBe(false);
  await button(kind).click();
  await entry(kind, name).click();
  await page.waitForURL(`**/${target}/`);
});

test.each([
  ['en/2.0/Core', ['Version: 2.0', 'Language: English', 'Product: Core']],
  ['ar/1.0/Cloud', ['الإصدار: 1.0', 'اللغة: العربية', 'المنتج: Cloud']],
])('names the buttons on %s, before and after their script', async (route, names) => {
  for (const options of [{ javaScriptEnabled: false }, {}]) {
    await open(options, route);
    await page.keyboard.press('Tab');
    if (!('javaScriptEnabled' in options)) await isDefined();
    const snapshot = await page.locator('body').ariaSnapshot();
    for (const name of names) expect(snapshot).toContain(name);
  }
});

/** Waits for the script, which comes when the reader starts to use the page. */
async function isDefined(): Promise<void> {
  await page.waitForFunction(() => customElements.get('octavo-switcher') !== undefined);
}

test('keeps a menu open that was opened before its script came, which waits for the reader', async () => {
  await open();
  const modules = await page.locator('meta[name=octavo-modules]').getAttribute('content');
  expect(modules).toContain('/switcher-');
  expect(await page.locator('script[src*="/switcher-"]').count()).toBe(0);
  await button('version').click();
  await isDefined();
  await expect.poll(() => entry('version', '1.0').isVisible()).toBe(true);
});

test('opens, moves and closes with the keyboard', async () => {
  await open();
  await button('version').focus();
  await isDefined();
  await page.keyboard.press('ArrowDown');
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement!.textContent!.trim());
  expect(await focused()).toBe('2.0');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('1.0');
  await page.keyboard.press('Escape');
  expect(await entry('version', '1.0').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await entry('version', '1.0').isVisible()).toBe(true);
});

test('closes one menu when the reader opens another', async () => {
  await open();
  await button('version').click();
  await isDefined();
  await button('language').click();
  await expect.poll(() => entry('version', '1.0').isVisible()).toBe(false);
  expect(await entry('language', 'English').isVisible()).toBe(true);
});

test('is in the navbar and in the drawer of a phone, within the screen in both directions', async () => {
  for (const route of ['en/2.0/Core', 'ar/2.0/Core']) {
    await open({ viewport: phone }, route);
    await page.keyboard.press('Tab');
    await isDefined();
    const isInside = async (kind: string): Promise<void> => {
      await button(kind).click();
      // The drawer slides in.
      await expect
        .poll(async () => {
          const box = (await menu(kind).locator('ul').boundingBox())!;
          return [box.x >= 0, box.x + box.width <= phone.width];
        })
        .toEqual([true, true]);
      await button(kind).click();
    };
    await isInside('version');
    await isInside('language');
    expect(await button('product').isVisible()).toBe(false);
    await page.locator('.octavo-open-drawer').click();
    await isInside('product');
  }
});

test.each(['light', 'dark'] as const)('has no accessibility violations with open menus (%s)', async (colorScheme) => {
  await open({ colorScheme });
  for (const [kind, name] of Object.entries({ version: '2.0', language: 'English', product: 'Core' })) {
    await button(kind).click();
    expect(await entry(kind, name).isVisible()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  }
});

test('marks the current entry in forced colors', async () => {
  await open({ forcedColors: 'active' });
  await button('product').click();
  const lines = await menu('product')
    .locator('a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(lines).toEqual(['underline', 'none']);
});
