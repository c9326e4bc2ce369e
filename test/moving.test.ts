/** Moving from page to page: pages are fetched when the reader points at their links. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { buildSite } from './cli/run-octavo.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

let browser: Browser;
let server: Served;

beforeAll(async () => {
  const temporary = temporaryFolder();
  const root = join(temporary, 'docs');
  writeFiles(root, {
    'docs.json': {
      name: 'Moving',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: { pages: ['one', 'two'] },
    },
    'one.mdx':
      '---\ntitle: One\n---\n\n[Next](/two#end) [Elsewhere](https://octavo.test/x)\n\n<a href="/two.md" download>Download</a>\n',
    'two.mdx': `---\ntitle: Two\n---\n\n<ParamField path="onError" />\n\n${'Text.\n\n'.repeat(100)}### \`_meta\`\n\nThe end.\n`,
  });
  await buildSite(root, join(temporary, 'out'));
  server = await serveFolder(join(temporary, 'out'));
  browser = await openBrowser();
});

afterAll(() => server.close());

/** Opens the first page and records the purpose of each request for another page. */
async function open(prepare?: () => void): Promise<{ page: Page; fetched: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/two')) fetched.push(new URL(request.url()).pathname);
  });
  if (prepare) await page.addInitScript(prepare);
  await page.goto(`${server.url}/one`);
  return { page, fetched };
}

test('a browser with speculation rules has fetched the page before the click', async () => {
  const { page } = await open();
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const isFetched = new Promise((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(true));
  });
  const link = page.getByRole('link', { name: 'Next', exact: true });
  await link.hover();
  expect(await isFetched).toBe(true);
  await link.click();
  await page.waitForURL('**/two#end');
  const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation').map((each) => each.toJSON()));
  expect(entry).toMatchObject({ deliveryType: 'navigational-prefetch' });
  await page.close();
});

test('other browsers fetch each page once, and neither downloads nor other sites', async () => {
  const { page, fetched } = await open(() => {
    HTMLScriptElement.supports = () => false;
    // Without the rules, this browser does nothing by itself.
    new MutationObserver(() => document.querySelector('[type=speculationrules]')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  for (const name of ['Elsewhere', 'Download', 'Next', 'Two'])
    await page.getByRole('link', { name, exact: true }).first().hover();
  const hints = page.locator('link[rel=prefetch]');
  await expect.poll(() => hints.count()).toBe(1);
  expect(await hints.getAttribute('href')).toBe(`${server.url}/two`);
  await expect.poll(() => fetched).toEqual(['/two']);
  await page.close();
});

test('a hash with other punctuation than the id goes to its target', async () => {
  const { page } = await open();
  await page.goto(`${server.url}/two#param-onError`);
  await page.waitForURL('**/two#param-on-error');
  await page.evaluate(() => void (location.hash = '#meta'));
  await page.waitForURL('**/two#_meta');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.close();
});
