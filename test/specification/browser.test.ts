/** Rows of the format's specification that readers see only in a browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder, type Served } from '../browser/serve-folder.js';
import { buildSpecifiedSite } from './build-specified-site.js';

let page: Page;
let site: Served;
beforeAll(async () => {
  page = await (await openBrowser()).newPage({ viewport: { width: 1280, height: 900 } });
  site = await serveFolder(await buildSpecifiedSite());
});
afterAll(() => site.close());

const color = (selector: string, name = 'color'): Promise<string> =>
  page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const current = '#sidebar a[aria-current=page]';

test('colors.light, colors.background.dark, colors.dark: the dark mode', async () => {
  await page.goto(site.url);
  expect(await color(current)).toBe('rgb(255, 179, 179)');
  expect(await color('html', 'background-color')).toBe('rgb(26, 16, 16)');
  expect(await color('#topbar-cta-button', 'background-color')).toBe('rgb(176, 48, 48)');
});

test('colors.primary, colors.background.light: the light mode, after a click on the toggle', async () => {
  await page.goto(site.url);
  await page.locator('octavo-theme-toggle button').click();
  await expect.poll(() => color(current)).toBe('rgb(122, 31, 31)');
  expect(await color('html', 'background-color')).toBe('rgb(255, 250, 240)');
  await page.evaluate(() => localStorage.clear());
});

test('modeToggle: isHidden and default are the only mode, whatever the system prefers', async () => {
  const light = await serveFolder(await buildSpecifiedSite({ modeToggle: { default: 'light', isHidden: true } }));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(light.url);
  expect(await color('html', 'background-color')).toBe('rgb(255, 250, 240)');
  await page.emulateMedia({ colorScheme: null });
  await light.close();
});

test('backgroundImage', async () => {
  await page.goto(site.url);
  const image = await page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage);
  expect(image).toContain('/background.svg');
});

test('anchors: version hides the anchor until that version is selected', async () => {
  await page.goto(site.url);
  const anchor = page.locator('.anchors a', { hasText: 'Old guides' });
  expect(await anchor.isVisible()).toBe(false);
  await page.goto(`${site.url}/old/first`);
  expect(await anchor.isVisible()).toBe(true);
  await page.evaluate(() => localStorage.clear());
});

test('CardGroup: cols', async () => {
  await page.goto(`${site.url}/components`);
  const tops = await page
    .locator('octavo-card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('Tabs, Tab: a click shows another panel', async () => {
  await page.goto(`${site.url}/components`);
  await page.getByRole('tab', { name: 'Linux' }).click();
  await page.getByText('Words for Linux').waitFor();
  expect(await page.getByText('Words for macOS').isVisible()).toBe(false);
});

test('Accordion: a click shows its content', async () => {
  await page.goto(`${site.url}/components`);
  const height = (): Promise<number> =>
    page.locator('octavo-accordion').evaluate((element) => element.getBoundingClientRect().height);
  const closed = await height();
  await page.getByText('Why', { exact: true }).click();
  await expect.poll(height).toBeGreaterThan(closed);
});

test('api.auth.inputPrefix: the field for the credentials starts with it', async () => {
  await page.goto(`${site.url}/api/create`);
  await page.getByText('Try it', { exact: true }).click();
  const field = page.locator('octavo-playground fieldset[part=auth] input').first();
  await expect.poll(() => field.inputValue()).toBe('sk_');
});
