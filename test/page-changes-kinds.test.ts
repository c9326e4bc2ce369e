/** Pages of every kind change into each other in place: languages, versions, API pages, interactive components, modes. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { recordVisit, type Visit } from './browser/record-visit.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const counter = `import { useEffect, useState } from "react";

export const Counter = () => {
  const [count, add] = useState(0);
  useEffect(() => {
    window.mounted = (window.mounted ?? 0) + 1;
    return () => { window.mounted -= 1; };
  }, []);
  return <button onClick={() => add(count + 1)}>Count: {count}</button>;
};

<Counter />
`;

const openapi = {
  openapi: '3.0.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://eu.api.test' }, { url: 'https://us.api.test' }],
  paths: { '/things': { get: { summary: 'List things', responses: { 200: { description: 'Fine' } } } } },
};

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="9" height="9"/></svg>';

const example = '<RequestExample>\n```sh\ncurl https://eu.api.test\n```\n</RequestExample>\n';

const languages = {
  languages: [
    {
      language: 'en',
      pages: ['plain', 'counter', 'image', 'wide', 'custom', 'center', 'beside', { group: 'API', openapi: 'api.json' }],
    },
    { language: 'ar', pages: ['ar/plain'] },
  ],
};

const versions = {
  versions: [
    { version: 'v1', pages: ['shared', 'old'] },
    { version: 'v2', pages: ['shared', 'new'] },
  ],
};

const mdx = (title: string, mode?: string, body = 'Text.'): string =>
  `---\ntitle: ${title}\n${mode ? `mode: ${mode}\n` : ''}---\n\n${body}\n`;

const settings = { name: 'Site', theme: 'mint', colors: { primary: '#0D9373' } };

let browser: Browser;
let all: Served;
let versioned: Served;
let page: Page;

beforeAll(async () => {
  const temporary = temporaryFolder();
  writeFiles(join(temporary, 'all'), {
    'docs.json': { ...settings, navigation: languages },
    'api.json': openapi,
    'plain.mdx': mdx('Plain'),
    'ar/plain.mdx': mdx('Arabic'),
    'counter.mdx': mdx('Counter', undefined, counter),
    'image.mdx': mdx('Image', undefined, '![A square](/square.svg)'),
    'square.svg': square,
    'wide.mdx': mdx('Wide', 'wide'),
    'custom.mdx': mdx('Custom', 'custom', '<h1>Front page</h1>\n\n<a href="/plain">Plain</a>'),
    'center.mdx': mdx('Center', 'center'),
    'beside.mdx': mdx('Beside', undefined, example),
  });
  writeFiles(join(temporary, 'versioned'), {
    'docs.json': { ...settings, navigation: versions },
    ...Object.fromEntries(['shared', 'old', 'new'].map((name) => [`${name}.mdx`, mdx(name)])),
  });
  await buildFolder(join(temporary, 'all'), join(temporary, 'all-out'));
  await buildFolder(join(temporary, 'versioned'), join(temporary, 'versioned-out'));
  all = await serveFolder(join(temporary, 'all-out'));
  versioned = await serveFolder(join(temporary, 'versioned-out'));
  browser = await openBrowser();
});

afterAll(() => Promise.all([all.close(), versioned.close()]));
afterEach(() => page.context().close());

async function open(path = '/plain/', host = all): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  const visit = recordVisit(page);
  await page.goto(host.url + path);
  return visit;
}

const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function go(name: string | RegExp, shown = String(name)): Promise<void> {
  await page
    .locator('#sidebar')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .click();
  await title(shown).waitFor();
}

test('an interactive component starts on its page, and stops when the reader leaves it', async () => {
  const { documents, errors } = await open();
  const mounted = (): Promise<unknown> => page.evaluate(() => (window as { mounted?: number }).mounted);
  await go('Counter');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  await go('Plain');
  await expect.poll(mounted).toBe(0);
  await go('Counter');
  await expect.poll(mounted).toBe(1);
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  expect(documents).toEqual(['/plain/']);
  expect(errors).toEqual([]);
});

test('an interactive component has its state again when the reader comes back, and starts anew on a new visit', async () => {
  const { documents, errors } = await open();
  await go('Counter');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  await go('Plain');
  await page.goBack();
  await page.getByRole('button', { name: 'Count: 1' }).click();
  await page.getByRole('button', { name: 'Count: 2' }).waitFor();
  await page.goBack();
  await title('Plain').waitFor();
  await page.goForward();
  await page.getByRole('button', { name: 'Count: 2' }).waitFor();
  await go('Plain');
  await go('Counter');
  await page.getByRole('button', { name: 'Count: 0' }).waitFor();
  expect(documents).toEqual(['/plain/']);
  expect(errors).toEqual([]);
});

test('a click on an interactive component before its script has loaded is not lost', async () => {
  const { documents, errors } = await open();
  let load!: () => void;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/_octavo/islands/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await go('Counter');
  await page.getByRole('button', { name: 'Count: 0' }).click();
  load();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
  expect(documents).toEqual(['/plain/']);
  expect(errors).toEqual([]);
});

test('an enlarged image is closed when the reader comes back, and the image has the focus', async () => {
  const { errors } = await open();
  await go('Image');
  await page.getByRole('button', { name: 'A square' }).click();
  await page.getByRole('dialog', { name: 'A square' }).waitFor();
  await page.goBack();
  await title('Plain').waitFor();
  await page.goForward();
  await title('Image').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement!.getAttribute('alt'))).toBe('A square');
  expect(errors).toEqual([]);
});

test('an API page has its playground, its base URL and its examples, also when the reader comes back', async () => {
  const { documents, errors } = await open();
  const operation = /List things/;
  await go(operation, 'List things');
  await page.locator('#page-aside octavo-request-example').waitFor();
  await page.locator('octavo-endpoint > select').selectOption('https://us.api.test');
  await expect.poll(() => page.locator('#page-aside').innerText()).toContain('https://us.api.test');
  await page.locator('.tryit-button').click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await page.goBack();
  await title('Plain').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('#page-aside').count()).toBe(0);
  await page.goForward();
  await title('List things').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.locator('#page-aside').innerText()).toContain('https://us.api.test');
  await page.locator('.tryit-button').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await go('Beside');
  await expect.poll(() => page.locator('#page-aside').innerText()).toContain('curl');
  await go('Plain');
  expect(documents).toEqual(['/plain/']);
  expect(errors).toEqual([]);
});

test('another language has its direction, its navigation and its labels', async () => {
  const { documents, errors } = await open();
  const root = page.locator('html');
  await page.locator('octavo-switcher[data-kind=language] summary').first().click();
  await page.locator('octavo-switcher[data-kind=language]').first().getByRole('link', { name: 'العربية' }).click();
  await title('Arabic').waitFor();
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(await page.locator('#sidebar').getByRole('link', { name: 'Arabic' }).count()).toBe(1);
  await page.keyboard.press('/');
  await page.locator('input[role=combobox]').fill('Arabic');
  await page
    .getByRole('option', { name: /Arabic/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.goBack();
  await title('Plain').waitFor();
  expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual(['en', 'ltr']);
  expect(documents).toEqual(['/plain/']);
  expect(errors).toEqual([]);
});

test('pages of each mode change into each other', async () => {
  const { documents, errors } = await open();
  const mode = (): Promise<string | null> => page.locator('body').getAttribute('data-mode');
  await go('Wide');
  expect(await mode()).toBe('wide');
  await go('Center');
  expect(await mode()).toBe('center');
  await page.goBack();
  await page.goBack();
  await title('Plain').waitFor();
  expect(await mode()).toBe('default');
  await page.locator('#sidebar').getByRole('link', { name: 'Custom', exact: true }).click();
  await expect.poll(mode).toBe('custom');
  await page.locator('main').getByRole('link', { name: 'Plain' }).click();
  await title('Plain').waitFor();
  expect(documents).toEqual(['/plain/']);
  expect(errors).toEqual([]);
});

test('a page that versions share shows the version of the reader', async () => {
  const { documents, errors } = await open('/old/', versioned);
  await go('shared');
  expect(await page.locator('html').getAttribute('data-version')).toBe('0');
  await page.locator('octavo-switcher[data-kind=version] summary').first().click();
  await link('v2').click();
  await expect.poll(() => page.locator('html').getAttribute('data-version')).toBe('1');
  await go('new');
  await page.goBack();
  await title('shared').waitFor();
  expect(await page.locator('html').getAttribute('data-version')).toBe('1');
  expect(documents).toEqual(['/old/']);
  expect(errors).toEqual([]);
});
