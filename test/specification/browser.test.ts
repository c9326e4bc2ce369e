/** Rows of the format's specification that readers see only in a browser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder, type Served } from '../browser/serve-folder.js';
import { openPanel } from '../playground/panel.js';
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
  expect(await color('#topbar-cta-button > a > span', 'background-color')).toBe('rgb(176, 48, 48)');
});

test('logo.light, logo.dark: each in its mode only', async () => {
  await page.goto(site.url);
  const shown = (): Promise<boolean[]> =>
    Promise.all(['light', 'dark'].map((mode) => page.locator(`.nav-logo.octavo-${mode}`).isVisible()));
  expect(await shown()).toEqual([false, true]);
  await page.locator('octavo-theme-toggle button').click();
  await expect.poll(shown).toEqual([true, false]);
  await page.evaluate(() => localStorage.clear());
});

test('colors.primary, colors.background.light: the light mode, after a click on the toggle', async () => {
  await page.goto(site.url);
  await page.locator('octavo-theme-toggle button').click();
  await expect.poll(() => color(current)).toBe('rgb(122, 31, 31)');
  expect(await color('html', 'background-color')).toBe('rgb(255, 250, 240)');
  await page.evaluate(() => localStorage.clear());
});

const backgrounds = { light: 'rgb(255, 250, 240)', dark: 'rgb(26, 16, 16)' };
const modes: [row: string, modeToggle: object | undefined, system: 'light' | 'dark', seen: 'light' | 'dark'][] = [
  ['isHidden with default light, against the system', { default: 'light', isHidden: true }, 'dark', 'light'],
  ['isHidden with default dark, against the system', { default: 'dark', isHidden: true }, 'light', 'dark'],
  ['no default, as the light system', undefined, 'light', 'light'],
  ['no default, as the dark system', undefined, 'dark', 'dark'],
];
test.each(modes)('modeToggle: %s', async (_row, modeToggle, system, seen) => {
  const other = await serveFolder(await buildSpecifiedSite({ modeToggle }));
  await page.emulateMedia({ colorScheme: system });
  await page.goto(other.url);
  expect(await color('html', 'background-color')).toBe(backgrounds[seen]);
  await page.emulateMedia({ colorScheme: null });
  await other.close();
});

test('backgroundImage', async () => {
  await page.goto(site.url);
  const image = await page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage);
  expect(image).toContain('/background.svg');
});

test('versions, anchors: version hides the anchor until that version is selected in the menu', async () => {
  await page.goto(site.url);
  const anchor = page.locator('.nav-anchors a', { hasText: 'Old guides' });
  expect(await anchor.isVisible()).toBe(false);
  await page.locator('octavo-switcher[data-kind=version] summary').click();
  await page.locator('[data-version-option]', { hasText: 'v1' }).click();
  await anchor.waitFor();
  await page.evaluate(() => localStorage.clear());
});

test('CardGroup: cols', async () => {
  await page.goto(`${site.url}/components`);
  const tops = await page.locator('.card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('Tabs, Tab: a click shows another panel', async () => {
  await page.goto(`${site.url}/components`);
  await page.getByRole('tab', { name: 'Linux' }).click();
  await page.getByText('Words for Linux').waitFor();
  expect(await page.getByText('Words for macOS').isVisible()).toBe(false);
});

test.each([
  ['Accordion', 'details.accordion', 'Why'],
  ['Expandable', 'details.expandable', 'More fields'],
])('%s: a click on the title shows its content', async (_row, element, title) => {
  await page.goto(`${site.url}/components`);
  const height = (): Promise<number> => page.locator(element).evaluate((found) => found.getBoundingClientRect().height);
  const closed = await height();
  await page.getByText(title).click();
  await expect.poll(height).toBeGreaterThan(closed);
});

test('Tooltip: the pointer shows the definition', async () => {
  await page.goto(`${site.url}/components`);
  const tip = page.locator('octavo-tooltip [role=tooltip]');
  expect(await tip.isVisible()).toBe(false);
  await page.getByText('Term', { exact: true }).hover();
  await tip.waitFor();
});

test('api.baseUrl: the reader chooses one of a list, and the samples follow', async () => {
  await page.goto(`${site.url}/api/create`);
  const sample = page
    .locator('octavo-request-example, .octavo-samples, aside')
    .getByText('https://test.example/planets');
  expect(await sample.count()).toBe(0);
  await page.locator('octavo-endpoint select').selectOption('https://test.example');
  await sample.first().waitFor();
});

const basic = `Basic ${btoa('p_ada:secret')}`;
const strategies: [row: string, auth: object, inputs: [label: string, first: string, more: string][], sent: object][] =
  [
    ['bearer', { method: 'bearer', inputPrefix: 'p_' }, [['Token', 'p_', '1']], { authorization: 'Bearer p_1' }],
    ['key', { method: 'key', name: 'X-Key', inputPrefix: 'p_' }, [['X-Key', 'p_', '1']], { 'x-key': 'p_1' }],
    [
      'basic, name with two parts',
      { method: 'basic', name: 'account:code', inputPrefix: 'p_' },
      [
        ['account', 'p_', 'ada'],
        ['code', '', 'secret'],
      ],
      { authorization: basic },
    ],
  ];
test.each(strategies)(
  'api.auth: %s, inputPrefix: fields and request of the playground',
  async (_row, auth, inputs, sent) => {
    const other = await serveFolder(await buildSpecifiedSite({ api: { baseUrl: 'https://api.example', auth } }));
    await page.route('https://api.example/**', (route) => route.fulfill({ json: {} }));
    await page.goto(`${other.url}/api/create`);
    const playground = await openPanel(page);
    const fields = playground.locator('fieldset[part=auth]');
    for (const [label, first, more] of inputs) {
      const field = fields.getByLabel(label, { exact: true });
      await field.waitFor();
      expect(await field.inputValue()).toBe(first);
      await field.fill(first + more);
    }
    const request = page.waitForRequest((each) => each.method() === 'POST');
    await playground.getByRole('button', { name: 'Send', exact: true }).click();
    expect((await request).headers()).toMatchObject(sent);
    await page.unroute('https://api.example/**');
    await other.close();
  },
);
