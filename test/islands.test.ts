/** Interactive components in a browser: rendered at build time and hydrated. For dev, see islands-dev.test.ts. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { needsLayoutShifts, watchLayout } from './browser/watch-layout.js';
import type { Problem, Report } from '../plugin/core/errors/errors.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { openQuiet, quiet } from './browser/quiet.js';

const temporary = temporaryFolder();
const docs = join(temporary, 'docs');
const outDir = join(temporary, 'out');
let browser: Browser;
let server: Served;
let report: Report;

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('fixtures/islands', import.meta.url)), docs, { recursive: true });
  writeFiles(docs, {
    'node_modules/shouting/package.json': { name: 'shouting', version: '1.0.0', type: 'module', exports: './index.js' },
    // Never used: a second copy of React would not work with the rendered components.
    'node_modules/react/package.json': { name: 'react', version: '19.0.0', main: './index.js' },
    'node_modules/react/index.js': "throw new Error('the installed React is loaded');\n",
    'node_modules/shouting/index.js': 'export const shout = (text) => text.toUpperCase();\n',
  });
  ({ report } = await buildFolder(docs, outDir, { base: '/docs/' }));
  server = await serveFolder(outDir, { base: '/docs/' });
  browser = await openBrowser();
});

afterAll(() => server.close());

/** Opens a page of the built site; `messages` collects messages of the console and of failing scripts. */
async function open(
  path: string,
  options: Parameters<Browser['newPage']>[0] = {},
): Promise<Page & { messages: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, ...options });
  await page.addInitScript(watchLayout);
  const messages: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await openQuiet(page, `${server.url}/docs/${path}`);
  return Object.assign(page, { messages });
}

function counter(page: Page, name: string) {
  const element = page.locator(`.counter[data-name="${name}"]`);
  return {
    count: () => element.locator('> output').textContent(),
    add: () => element.locator('> button').click(),
  };
}

test('warns at the location of components that need a browser to render, without errors', () => {
  const place = ({ file, line, code }: Problem): string => `${file}:${line} ${code}`;
  expect(report.errors).toEqual([]);
  expect(report.warnings.map(place)).toEqual([
    'failing.mdx:16 island-failed',
    'live.mdx:58 island-failed',
    'snippets/window.jsx:1 browser-only',
    'snippets/window.jsx:3 browser-only',
  ]);
});

test('shows the first state of each component without scripts', async () => {
  const page = await open('live', { javaScriptEnabled: false });
  expect(await counter(page, 'computed').count()).toBe('Count: 42');
  expect(await page.locator('.form label').textContent()).toBe('Your name');
  expect(await page.locator('.clock').textContent()).toBe('0 ticks');
  expect(await page.locator('.lazy').textContent()).toBe('waiting');
  expect(await page.locator('#content').innerText()).toContain('of this window');
  await page.close();
});

describe('form controls', () => {
  const values = (page: Page): Promise<Record<string, unknown>> =>
    page
      .locator('#content')
      .evaluate((content) =>
        Object.fromEntries(
          [...content.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, textarea, input')].map(
            (control) => [
              control.getAttribute('aria-label'),
              control instanceof HTMLSelectElement
                ? [...control.selectedOptions].map((option) => option.value).join()
                : control.type === 'checkbox'
                  ? (control as HTMLInputElement).checked
                  : control.value,
            ],
          ),
        ),
      );
  const first = {
    Size: 'm',
    Colors: 'red,blue',
    Note: '\n<first> & last',
    Draft: 'A draft',
    Agree: true,
    City: 'Paris',
    Level: '2',
    Language: 'ja',
    Query: 'SELECT *\nFROM books',
    Done: true,
  };

  test('have their values without scripts', async () => {
    const page = await open('forms', { javaScriptEnabled: false });
    expect(await values(page)).toEqual(first);
    await page.close();
  });

  test('keep their values once scripts run, and take new ones', async () => {
    const page = await open('forms');
    expect(await values(page)).toEqual(first);
    await page.getByLabel('Size').selectOption('l');
    await page.getByLabel('Note').fill('new');
    expect(await page.locator('.choices output').textContent()).toBe('l new');
    expect(await values(page)).toEqual({ ...first, Size: 'l', Note: 'new' });
    expect(page.messages).toEqual([]);
    await page.close();
  });
});

test('loads nothing on a page without interactive components', () => {
  const html = readFileSync(join(outDir, 'plain/index.html'), 'utf8');
  expect(html).toContain('<b class="still">not even this</b>');
  expect(html).not.toMatch(/island|octavo-slot/);
});

describe('a page with interactive components', () => {
  let page: Page & { messages: string[] };
  beforeAll(async () => {
    page = await open('live');
  });
  afterAll(() => page.close());

  test('moves only components that could not be built', async (context) => {
    needsLayoutShifts(context);
    const still = await open('context');
    expect(await still.evaluate(() => window.layoutShift)).toBe(0);
    await still.close();
  });

  test('updates state from handlers', async () => {
    await counter(page, 'plain').add();
    await counter(page, 'computed').add();
    await counter(page, 'computed').add();
    expect([await counter(page, 'plain').count(), await counter(page, 'computed').count()]).toEqual([
      'Count: 1',
      'Count: 44',
    ]);
    await page.click('.inline');
    expect(await page.locator('.inline').textContent()).toBe('on the page');
    expect(await page.locator('.inline').getAttribute('aria-pressed')).toBe('true');
  });

  test('submits a form with a generated id and a function from a package', async () => {
    await page.getByLabel('Your name').fill('Ada');
    expect(await page.locator('.form output').textContent()).toBe('3 letters');
    await page.click('.form button');
    expect(await page.locator('.form output').textContent()).toBe('Hello ADA');
  });

  test('runs effects that fetch, store, measure and mount', async () => {
    await expect.poll(() => page.locator('.clock').textContent()).toBe('3 ticks');
    await expect.poll(() => page.locator('.focus output').textContent()).toBe('measured');
    expect(await page.locator('.fetched').textContent()).not.toBe('loading');
    await page.click('.stored button');
    await page.reload();
    await quiet(page);
    expect(await page.locator('.stored').textContent()).toContain('Stored: something');
  });

  test('supports refs, reducers and lazy components', async () => {
    await page.click('.focus button');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Focused');
    await page.click('.reduced');
    expect(await page.locator('.reduced li').allTextContents()).toEqual(['a', 'b']);
    await page.click('.lazy');
    expect(await page.locator('.lazy').textContent()).toBe('late 1');
  });

  test('shares the state of a module between components', async () => {
    await page.click('.add-total');
    expect(await page.locator('.total').textContent()).toBe('Total 1');
  });

  test('runs handlers on elements and in expressions of the page', async () => {
    await page.click('.direct');
    expect(await page.title()).toBe('clicked 42');
    expect(await page.locator('.direct strong').textContent()).toBe('me');
    await page.locator('.mapped').last().click();
    expect(await page.locator('.mapped').allTextContents()).toEqual(['1', 'was 2']);
  });

  test('works in tabs and accordions', async () => {
    await counter(page, 'first tab').add();
    await page.getByRole('tab', { name: 'Second' }).click();
    await counter(page, 'second tab').add();
    expect(await counter(page, 'second tab').count()).toBe('Count: 1');
    await page.getByText('More', { exact: true }).click();
    await counter(page, 'accordion').add();
    expect(await counter(page, 'accordion').count()).toBe('Count: 1');
    await page.getByRole('tab', { name: 'First' }).click();
    expect(await counter(page, 'first tab').count()).toBe('Count: 1');
  });

  test('supports browser objects at the top level of a file', async () => {
    expect(await page.locator('.width').textContent()).toContain('Width: 1200 of this window');
    expect(await page.evaluate(() => document.documentElement.dataset.touched)).toBe('yes');
  });

  test('prints nothing to the console', () => {
    expect(page.messages).toEqual([]);
  });
});

test('provides a context to components in content only', async () => {
  const page = await open('context');
  const texts = async (): Promise<(string | null)[]> =>
    Promise.all(['#direct', '#slotted', '#outside'].map((id) => page.locator(id).textContent()));
  expect(await texts()).toEqual(['light 0', 'light 0', 'none 0']);
  await page.click('#slotted');
  await page.click('.switch');
  expect(await texts()).toEqual(['dark 0', 'dark 1', 'none 0']);
  expect(page.messages).toEqual([]);
  await page.close();
});

test('accepts functions as props on the page', async () => {
  const page = await open('context');
  expect(await page.locator('.boxes i').allTextContents()).toEqual(['A', 'B']);
  await page.locator('.boxes button').last().click();
  expect(await page.locator('.boxes output').textContent()).toBe('b');
  expect(await page.title()).toBe('b');
  await page.close();
});

test("renders Octavo's components the same in the browser as at build time", async () => {
  const page = await open('context');
  const cards = page.locator('.cards octavo-card');
  await page.locator('.cards > button').click();
  expect(await cards.count()).toBe(2);
  expect(await page.locator('.cards octavo-note strong').textContent()).toBe('2');
  const boxes = await cards.evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { borderTopColor, paddingTop } = getComputedStyle(element);
      return { width, height, borderTopColor, paddingTop, icons: element.querySelectorAll('svg').length };
    }),
  );
  expect(boxes[1]).toEqual(boxes[0]);
  expect(await page.locator('.cards a[href="/docs/plain/"]').count()).toBe(await page.locator('.cards a').count());
  expect(page.messages).toEqual([]);
  await page.close();
});

test('keeps a tab with a key, its selection and its panel where others are removed', async () => {
  const page = await open('context');
  const tab = page.locator('.notes [role=tab]');
  await tab.nth(1).click();
  await page.getByLabel('Note on Green').fill('kept');
  await tab.nth(1).focus();
  await page.getByText('Remove the first').evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => tab.allTextContents()).toEqual(['Green', 'Blue']);
  const first = (name: string) => tab.first().getAttribute(name);
  await expect.poll(() => Promise.all([first('aria-selected'), first('tabindex')])).toEqual(['true', '0']);
  expect(await tab.first().evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Note on Green').inputValue()).toBe('kept');
  expect(await page.getByLabel('Note on Blue').isVisible()).toBe(false);
  expect(page.messages).toEqual([]);
  await page.close();
});

test('keeps the nodes of content and the components in it', async () => {
  const page = await open('content');
  const { add } = counter(page, 'outer');
  const note = await page.locator('octavo-note').elementHandle();
  await counter(page, 'inner').add();
  await add();
  expect(await counter(page, 'inner').count()).toBe('Count: 6');
  expect(await counter(page, 'outer').count()).toBe('Count: 1');
  expect(await note!.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.locator('#table-of-contents').textContent()).toContain('A heading inside');
  await page.getByRole('button', { name: 'Show it' }).click();
  await counter(page, 'hidden').add();
  await page.getByRole('button', { name: 'Show it' }).click();
  expect(await page.locator('.toggle-body').count()).toBe(0);
  await page.getByRole('button', { name: 'Show it' }).click();
  expect(await page.locator('.toggle-body').innerText()).toContain('Hidden words and');
  expect(await counter(page, 'hidden').count()).toBe('Count: 1');
  expect(page.messages).toEqual([]);
  await page.close();
});

test('keeps the built HTML of a component that fails, and runs the others', async () => {
  const page = await open('failing');
  await expect.poll(() => page.messages.length).toBe(3);
  expect(await page.locator('.failing-effect').textContent()).toBe('built');
  expect(await page.locator('.failing-render').innerText()).toContain('With content');
  expect(await page.locator('#content').innerText()).toContain('What stands in it.');
  await counter(page, 'in failing').add();
  expect(await counter(page, 'in failing').count()).toBe('Count: 1');
  await page.click('.failing-later button');
  expect(await page.locator('.failing-later').textContent()).toContain('before');
  await counter(page, 'beside').add();
  expect(await counter(page, 'beside').count()).toBe('Count: 1');
  await page.close();
});

test('does not bundle an unchanged site again, and updates the pages of a changed component', async () => {
  const scripts = (): string[] => readdirSync(join(outDir, '_octavo/islands')).toSorted();
  const before = scripts();
  await buildFolder(docs, outDir, { base: '/docs/' });
  expect(scripts()).toEqual(before);
  const file = join(docs, 'snippets/counter.jsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('count + 1', 'count + 10'));
  await buildFolder(docs, outDir, { base: '/docs/' });
  writeFileSync(file, source);
  const page = await open('content');
  await counter(page, 'outer').add();
  expect(await counter(page, 'outer').count()).toBe('Count: 10');
  await page.close();
});
