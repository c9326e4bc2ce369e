/** A site whose sidebar is too large to be on every page in full: without scripts, in a browser, and in dev. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { buildSite } from '../plugin/site-build/build-site.js';
import { octavo } from '../plugin/index.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { violationsOn } from './browser/violations.js';
import { needsLayoutShifts, watchLayout } from './browser/watch-layout.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { openQuiet, quiet } from './browser/quiet.js';

const base = '/x/';
const names = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/page-${index}`);

/** 607 pages: groups in groups, a long list, a group with a page of its own, groups that begin with links to other places. */
const groups = [
  { group: 'Start', pages: ['index', 'about'] },
  ...['alpha', 'beta', 'gamma'].map((name) => ({
    group: name,
    pages: [
      { group: `${name} one`, pages: names(`${name}/one`, 30) },
      { group: `${name} two`, pages: names(`${name}/two`, 30) },
    ],
  })),
  { group: 'List', pages: names('list', 250) },
  { group: 'Rooted', root: 'rooted', pages: names('rooted', 8) },
  { group: 'Links', pages: ['link', 'tab/page-0', ...names('links', 10)] },
  { group: 'Only links', pages: ['link', 'tab/page-1'] },
  { group: 'Deep', pages: [...names('deep', 5), { group: 'Deeper', pages: names('deeper', 140) }] },
];
const settings = {
  name: 'Large',
  colors: { primary: '#14532D' },
  navigation: {
    tabs: [
      { tab: 'Other', pages: names('tab', 10) },
      { tab: 'Guides', groups },
    ],
  },
};
const pages = [
  'index',
  'about',
  'rooted',
  names('tab', 10),
  ['alpha', 'beta', 'gamma'].flatMap((name) => [names(`${name}/one`, 30), names(`${name}/two`, 30)]),
  names('list', 250),
  names('rooted', 8),
  names('links', 10),
  names('deep', 5),
  names('deeper', 140),
].flat(2);
const sources = Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n\nText.\n`]));

const root = writeFiles(temporaryFolder(), {
  'docs.json': settings,
  'link.mdx': '---\ntitle: A link\nurl: https://example.com\n---\n',
  ...sources,
});
const outDir = join(root, 'dist');
const build = () => buildSite({ root, outDir, base, cacheDir: join(root, 'cache') });

beforeAll(async () => {
  expect((await build()).report).toMatchObject({ errors: [], warnings: [] });
});

/** The navigation of a built page: all before its content. */
function navigationOf(address: string): string {
  const html = readFileSync(join(outDir, address.slice(base.length), 'index.html'), 'utf8');
  return html.slice(html.indexOf('<body'), html.indexOf('<main'));
}

test('every page can be reached by the links of the navigation in the HTML', () => {
  const reached = new Set([base]);
  for (const address of reached) {
    for (const [, href] of navigationOf(address).matchAll(/<a [^>]*?href="([^"#]+)"/g))
      if (href!.startsWith(base)) reached.add(href!);
  }
  const expected = pages.map((path) => base + (path === 'index' ? '' : `${path}/`));
  expect(expected.filter((address) => !reached.has(address))).toEqual([]);
});

test('no page carries much more than its own part of the sidebar', () => {
  const counts = pages.map((path) => navigationOf(base + (path === 'index' ? '' : path)).match(/<a /g)!.length);
  expect(Math.max(...counts)).toBeLessThan(200);
});

test('a second build keeps the fragments, and a changed title changes only what shows it', async () => {
  const fragment = /data-group="(\w+)">alpha</.exec(navigationOf(`${base}about`))![1]!;
  const file = (name: string): string => join(outDir, '_octavo/sidebar', `${name}.txt`);
  const { mtimeMs } = statSync(file(fragment));
  await build();
  expect(statSync(file(fragment)).mtimeMs).toBe(mtimeMs);
  writeFiles(root, { 'beta/one/page-3.mdx': '---\ntitle: Renamed\n---\n\nText.\n' });
  const before = /data-group="(\w+)">beta</.exec(navigationOf(`${base}about`))![1]!;
  await build();
  const after = /data-group="(\w+)">beta</.exec(navigationOf(`${base}about`))![1]!;
  expect(readFileSync(file(after), 'utf8')).toContain('>Renamed<');
  expect(existsSync(file(before))).toBe(false);
  expect(statSync(file(fragment)).mtimeMs).toBe(mtimeMs);
});

describe('in a browser', () => {
  let browser: Browser;
  let server: Served;
  let page: Page;

  beforeAll(async () => {
    server = await serveFolder(outDir, { base });
    browser = await openBrowser();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watchLayout);
    await openQuiet(page, `${server.url}${base}about`);
  });
  afterEach(() => page.close());

  const inSidebar = (text: string): Locator => page.locator('#sidebar').getByText(text, { exact: true });
  const isOpen = async (text: string): Promise<boolean> =>
    (await page.locator(`#sidebar button:text-is("${text}")`).getAttribute('aria-expanded')) === 'true';
  const top = (): Promise<number> => page.locator('#sidebar-content').evaluate((sidebar) => sidebar.scrollTop);

  test('a group stays open on the next page without a layout shift', async (context) => {
    needsLayoutShifts(context);
    await inSidebar('alpha').click();
    await inSidebar('alpha one').click();
    await inSidebar('alpha/one/page-2').click();
    await page.waitForURL(`**/alpha/one/page-2/`);
    await page.waitForLoadState('networkidle');
    expect(await Promise.all(['alpha', 'alpha one'].map(isOpen))).toEqual([true, true]);
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  });

  test('a group opens in place, stays open on the next page, and on the way back', async () => {
    const address = page.url();
    await inSidebar('List').click();
    await inSidebar('list/page-0 – list/page-83').click();
    expect(page.url()).toBe(address);
    await inSidebar('list/page-40').scrollIntoViewIfNeeded();
    const before = await top();
    await inSidebar('alpha').click();
    await inSidebar('alpha one').click();
    await inSidebar('alpha/one/page-2').click();
    await page.waitForURL(`**/alpha/one/page-2/`);
    await quiet(page);
    expect(await Promise.all(['Start', 'List', 'alpha', 'alpha one'].map(isOpen))).toEqual([true, true, true, true]);
    await inSidebar('list/page-40').waitFor();
    expect(before).toBeGreaterThan(0);
    expect(await page.locator('#sidebar-content [aria-current]').allTextContents()).toEqual(['alpha/one/page-2']);
    await page.goBack();
    expect(await isOpen('List')).toBe(true);
    await page.goForward();
    await inSidebar('List').click();
    await page.reload();
    await quiet(page);
    expect(await isOpen('List')).toBe(false);
  });

  test('a group opens by keyboard, and its first entry is next', async () => {
    await inSidebar('gamma').focus();
    await page.keyboard.press('Enter');
    await inSidebar('gamma one').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await inSidebar('gamma/one/page-0').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('gamma/one/page-0');
    expect(await page.getByRole('button', { name: 'gamma one', expanded: true }).count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('the label of a group with a page of its own is a link, its arrow opens it', async () => {
    await page.locator('#sidebar button[aria-label=Rooted]').click();
    await inSidebar('rooted/page-7').waitFor();
    await inSidebar('Rooted').click();
    await page.waitForURL(`**${base}rooted/`);
    expect(await page.locator('#sidebar-content [aria-current]').allTextContents()).toEqual(['Rooted']);
  });

  test('the arrow of an open group points down, also in text from right to left', async () => {
    const rotation = (): Promise<string> =>
      inSidebar('Start').evaluate((group) => getComputedStyle(group.querySelector('svg')!).rotate);
    await page.addStyleTag({ content: '* { transition: none !important }' });
    expect(await rotation()).toBe('90deg');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await rotation()).toBe('90deg');
  });

  test('a group whose entries cannot be loaded shows its first page', async () => {
    await page.route('**/_octavo/sidebar/*', (route) => route.abort());
    await inSidebar('Deep').click();
    await page.waitForURL(`**/deep/page-0/`);
  });

  test('without scripts, groups are links', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${server.url}${base}about`);
    await plain.locator('#sidebar').getByRole('link', { name: 'Deep', exact: true }).click();
    await plain.waitForURL(`**/deep/page-0/`);
    expect(await plain.locator('#sidebar').getByRole('link', { name: 'Deeper', exact: true }).count()).toBe(0);
    await context.close();
  });
});

describe('in dev', () => {
  let server: ViteDevServer;

  beforeAll(async () => {
    const plugins = [octavo({ base })];
    server = await createServer({ root, configFile: false, logLevel: 'silent', plugins, server: { port: 0 } });
    await server.listen();
  });
  afterAll(() => server.close());

  test('the fragments of a page are served', async () => {
    const { port } = server.httpServer!.address() as { port: number };
    const get = (path: string): Promise<Response> => fetch(`http://localhost:${port}${base}${path}`);
    const html = await (await get('about')).text();
    const [, name] = /data-group="(\w+)">alpha</.exec(html)!;
    const fragment = await get(`_octavo/sidebar/${name}.txt`);
    expect(fragment.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await fragment.text()).toContain(`href="${base}alpha/one/page-0/"`);
    expect((await get('_octavo/sidebar/none.txt')).status).toBe(404);
    expect(html).toMatch(/_octavo\/sidebar-groups-[\w-]+\.js/);
  });
});
