/** How links, keys and the history lead from page to page in place. */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { recordVisit, type Visit } from './browser/record-visit.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const text = 'Words that fill the page.\n\n'.repeat(60);

const links = `<a href="/three" target="_blank">Tab</a> <a href="/notes.txt">File</a>
<a href="/three" rel="external">Elsewhere</a> [Moved](/old) [Hidden](/three#inside) [Missing](/missing)

<input aria-label="Note" />

<Accordion title="More">Hidden text</Accordion>`;

const files = {
  'docs.json': {
    name: 'Site',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['one', 'two', 'three'] },
    redirects: [{ source: '/old', destination: '/two' }],
  },
  'one.mdx': `---\ntitle: One\n---\n\n${links}\n\n${text}`,
  'two.mdx': `---\ntitle: Two\n---\n\n${text}`,
  'three.mdx': `---\ntitle: Three\n---\n\n${text}<Accordion title="Closed"><p id="inside">Inside</p></Accordion>\n`,
  'notes.txt': 'Notes',
};

let browser: Browser;
let out: string;
/** A site whose addresses have no slash at the end. */
let bareOut: string;
let server: Served;
let page: Page;

beforeAll(async () => {
  const temporary = temporaryFolder();
  out = join(temporary, 'out');
  writeFiles(join(temporary, 'docs'), files);
  await buildFolder(join(temporary, 'docs'), out);
  bareOut = join(temporary, 'bare');
  const settings = { ...files['docs.json'], seo: { trailingSlash: false } };
  await buildFolder(writeFiles(join(temporary, 'bare-docs'), { ...files, 'docs.json': settings }), bareOut);
  server = await serveFolder(out);
  browser = await openBrowser();
});

afterAll(() => server.close());
afterEach(() => page.context().close());

async function open(options: BrowserContextOptions = {}, host = server): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 800 }, ...options });
  page = await context.newPage();
  const visit = recordVisit(page);
  await page.goto(`${host.url}/one/`);
  return visit;
}

const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Clicks without resting on the link before. */
async function clickAtOnce(name: string): Promise<void> {
  const { x, y, width, height } = (await link(name).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Holds the answers to requests for a page until the function is called. */
async function hold(path: string): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe.each([
  ['a host that answers the addresses of the site', true, false, '/two/'],
  ['a host that adds a slash to addresses without one', false, true, '/two/'],
  ['a host that answers addresses without a slash', false, false, '/two'],
])('on %s', (_, hasSlash, addsSlash, path) => {
  test('the first click, without a rest before it, changes the page with one request', async () => {
    const host = await serveFolder(hasSlash ? out : bareOut, { addsSlash });
    const { documents, pages, errors } = await open({}, host);
    await clickAtOnce('Two');
    await title('Two').waitFor();
    expect(documents).toEqual(['/one/']);
    expect(new URL(page.url()).pathname).toBe(path);
    await clickAtOnce('One');
    await title('One').waitFor();
    await clickAtOnce('Two');
    await title('Two').waitFor();
    expect(pages.filter((each) => each === path)).toEqual([path]);
    // The slash of other pages is known now.
    await clickAtOnce('Three');
    await title('Three').waitFor();
    expect(pages.filter((each) => each.startsWith('/three'))).toEqual([path.replace('two', 'three')]);
    expect(errors).toEqual([]);
    await host.close();
  });
});

test('Enter on a link changes the page, moves the focus to the content and announces the title', async () => {
  const { documents } = await open();
  await link('Two').focus();
  await page.keyboard.press('Enter');
  await title('Two').waitFor();
  expect(documents).toEqual(['/one/']);
  await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('content-area');
  expect(await page.locator('#octavo-page-title').textContent()).toBe('Two - Site');
});

test('a click before the script for it has loaded is not lost', async () => {
  const { documents } = await open();
  const release = await hold('/_octavo/change-page-*.js');
  await clickAtOnce('Two');
  release();
  await title('Two').waitFor();
  expect(documents).toEqual(['/one/']);
});

test('without that script, and without an answer, the browser loads the page', async () => {
  const { documents } = await open();
  await page.route('**/_octavo/change-page-*.js', (route) => route.abort());
  await clickAtOnce('Two');
  await title('Two').waitFor();
  expect(documents).toEqual(['/one/', '/two/']);
});

test('a slow page shows progress, and the last click counts', async () => {
  const { documents } = await open();
  const release = await hold('/two/');
  await clickAtOnce('Two');
  await page.getByRole('progressbar', { name: 'Loading…' }).waitFor();
  expect(await page.locator('#content-area').getAttribute('aria-busy')).toBe('true');
  await clickAtOnce('Three');
  await title('Three').waitFor();
  release();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  expect(await page.locator('h1').innerText()).toBe('Three');
  await page.goBack();
  await title('One').waitFor();
  expect(documents).toEqual(['/one/']);
});

test('a page that comes after the reader went back is not shown', async () => {
  const { documents } = await open();
  await clickAtOnce('Three');
  await title('Three').waitFor();
  const release = await hold('/two/');
  await clickAtOnce('Two');
  await page.goBack();
  await title('One').waitFor();
  release();
  await page.waitForResponse('**/two/');
  expect(await page.locator('h1').innerText()).toBe('One');
  expect(documents).toEqual(['/one/']);
});

test('a double click opens the page once', async () => {
  const { documents } = await open();
  await link('Two').dblclick();
  await title('Two').waitFor();
  await page.goBack();
  await title('One').waitFor();
  expect(documents).toEqual(['/one/']);
});

test('going back shows typed text, open sections and the position again, without a request', async () => {
  const { documents, pages } = await open();
  await page.getByLabel('Note').fill('My note');
  await page.getByText('More').click();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await clickAtOnce('Two');
  await title('Two').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { length } = pages;
  await page.goBack();
  await title('One').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  expect(await page.getByLabel('Note').inputValue()).toBe('My note');
  expect(await page.getByText('Hidden text').isVisible()).toBe(true);
  await page.goForward();
  await title('Two').waitFor();
  expect(pages).toHaveLength(length);
  expect(documents).toEqual(['/one/']);
});

test('going back closes the search', async () => {
  const { errors } = await open();
  await clickAtOnce('Two');
  await title('Two').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
  await page.goBack();
  await title('One').waitFor();
  await expect.poll(() => page.getByRole('combobox').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('after a reload, going back shows the earlier page at its position', async () => {
  const { documents } = await open();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await clickAtOnce('Two');
  await title('Two').waitFor();
  await page.reload();
  await title('Two').waitFor();
  await page.goBack();
  await title('One').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  expect(documents.filter((path) => path === '/one/')).toHaveLength(1);
});

test('a hash opens the section around its target', async () => {
  const { documents } = await open();
  await clickAtOnce('Hidden');
  await page.getByText('Inside').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect(page.url()).toMatch(/\/three\/#inside$/);
  await page.goBack();
  await title('One').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(documents).toEqual(['/one/']);
});

test('a redirect page is followed', async () => {
  const { documents } = await open();
  await clickAtOnce('Moved');
  await title('Two').waitFor();
  expect(new URL(page.url()).pathname).toBe('/two/');
  expect(documents).toEqual(['/one/']);
});

test('a link with `target` opens another tab', async () => {
  const { documents } = await open();
  const [tab] = await Promise.all([page.waitForEvent('popup'), clickAtOnce('Tab')]);
  await tab.close();
  await clickAtOnce('Two');
  await title('Two').waitFor();
  expect(documents).toEqual(['/one/']);
});

test('the browser loads files, missing pages, and links that ask for it', async () => {
  const { documents } = await open();
  await clickAtOnce('Elsewhere');
  await title('Three').waitFor();
  expect(documents).toEqual(['/one/', '/three/']);
  await page.goto(`${server.url}/one/`);
  await clickAtOnce('File');
  await page.waitForURL('**/notes.txt');
  await page.goto(`${server.url}/one/`);
  await clickAtOnce('Missing');
  await page.waitForURL('**/missing');
  await title('Page not found').waitFor();
});

test('a search result changes the page in place and shows its match', async () => {
  const { documents } = await open();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('three');
  await page.getByRole('option', { name: /Three/ }).first().click();
  await title('Three').waitFor();
  expect(documents).toEqual(['/one/']);
  await page.keyboard.press('/');
  await page.getByRole('combobox').waitFor();
});
