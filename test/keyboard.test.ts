/** Every interactive element on a plain page, used with the keyboard only. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { openPlainPage, servePlainPage } from './browser/plain-page.js';
import type { Served } from './browser/serve-folder.js';

let browser: Browser;
let server: Served;
let page: Page;

beforeAll(async () => {
  server = await servePlainPage();
  browser = await openBrowser();
});

afterAll(() => server.close());
beforeEach(async () => {
  page = await openPlainPage(browser, server);
});
afterEach(() => page.close());

/** Presses keys in order. */
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const role = (name: Parameters<Page['getByRole']>[0], of: string, label: string): Locator =>
  page.locator(of).first().getByRole(name, { name: label, exact: true });

/** The name of the focused element, including shadow roots. */
function focused(): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent?.trim() ?? '';
  });
}

describe.each([
  ['tabs', 'octavo-tabs', 'Spring', 'Autumn'],
  ['a code group', 'octavo-code-group', 'grow.sh', 'grow.py'],
])('%s', (_, group, first, second) => {
  const isSelected = (name: string): Promise<string | null> => role('tab', group, name).getAttribute('aria-selected');

  test('wraps around with arrows, jumps with Home and End, and has one tab stop', async () => {
    await role('tab', group, first).focus();
    await press('ArrowRight');
    expect([await focused(), await isSelected(second)]).toEqual([second, 'true']);
    await press('ArrowRight');
    expect(await focused()).toBe(first);
    await press('End');
    expect(await isSelected(second)).toBe('true');
    await press('Home');
    expect(await isSelected(first)).toBe('true');
    expect(await role('tab', group, second).getAttribute('tabindex')).toBe('-1');
  });

  test('reverses arrows in right-to-left text', async () => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await role('tab', group, first).focus();
    await press('ArrowLeft');
    expect(await isSelected(second)).toBe('true');
  });
});

/** Whether the content under a title is visible. */
function isOpen(selector: string): Promise<boolean> {
  return page.locator(`${selector} [part="content"]`).evaluate((content) => content.checkVisibility());
}

test.each([
  ['an accordion', '#why', 'Enter'],
  ['an expandable', 'octavo-expandable', 'Space'],
])('opens and closes %s', async (_, selector, key) => {
  await page.locator(`${selector} summary`).focus();
  await press(key);
  await expect.poll(() => isOpen(selector)).toBe(true);
  await press(key);
  await expect.poll(() => isOpen(selector)).toBe(false);
});

test('shows a tooltip on focus, and closes it on Escape', async () => {
  const tip = page.getByText('Soil that was once leaves');
  await page.locator('octavo-tooltip [tabindex]').focus();
  await tip.waitFor({ state: 'visible' });
  await press('Escape');
  await tip.waitFor({ state: 'hidden' });
});

test('gives a tree one tab stop: arrows move, open and close, and letters find entries', async () => {
  const item = (name: string): Locator => role('treeitem', 'octavo-tree', name);
  await item('shed').focus();
  await press('ArrowDown');
  expect(await focused()).toContain('rake.txt');
  await press('b');
  expect(await focused()).toContain('box');
  await press('ArrowRight');
  expect(await item('box').getAttribute('aria-expanded')).toBe('true');
  await press('ArrowRight');
  expect(await focused()).toContain('seeds.csv');
  await press('ArrowLeft', 'ArrowLeft');
  expect(await item('box').getAttribute('aria-expanded')).toBe('false');
  await press('End');
  expect(await focused()).toContain('plan.md');
  await press('Home');
  expect(await focused()).toContain('shed');
});

test('enlarges an image, and returns the focus on Escape', async () => {
  const picture = page.locator('octavo-frame').getByRole('button', { name: 'A green bed' });
  await picture.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A green bed' });
  await dialog.waitFor();
  await press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused()).toBe(await picture.evaluate((element) => element.getAttribute('aria-label') ?? ''));
});

test('filters a changelog with Space', async () => {
  await role('button', 'octavo-update-filter', 'Seeds').focus();
  await press('Space');
  await page.getByText('News of tools').waitFor({ state: 'hidden' });
  expect(await page.getByText('News of seeds').isVisible()).toBe(true);
  expect(new URL(page.url()).searchParams.get('tags')).toBe('Seeds');
});

test('selects a view', async () => {
  await page.locator('octavo-view:not([hidden])').getByRole('button', { name: 'Field' }).focus();
  await press('Enter');
  await page.getByText('Words for fields').waitFor({ state: 'visible' });
  expect(await page.getByText('Words for balconies').isVisible()).toBe(false);
});

test('opens everything in print', async () => {
  expect([await isOpen('#why'), await isOpen('octavo-expandable')]).toEqual([false, false]);
  await page.emulateMedia({ media: 'print' });
  expect([await isOpen('#why'), await isOpen('octavo-expandable')]).toEqual([true, true]);
  for (const words of ['Words of autumn', 'grow(all)', 'Words for fields'])
    expect([words, await page.getByText(words).isVisible()]).toEqual([words, true]);
});

test('shows the selection in forced-colors mode', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await role('button', 'octavo-update-filter', 'Seeds').click();
  const chosen = ['octavo-tabs', 'octavo-code-group', 'octavo-view:not([hidden])', 'octavo-update-filter'].map((of) =>
    page
      .locator(of)
      .first()
      .locator('[aria-selected], [aria-pressed]:not([part=wrap])')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor)),
  );
  for (const [first, second] of await Promise.all(chosen)) expect(first).not.toBe(second);
});
