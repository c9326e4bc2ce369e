/** Pages in a browser that runs no scripts. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const temporary = temporaryFolder();
let browser: Browser;
let server: Served;

beforeAll(async () => {
  for (const first of ['copy', 'view']) {
    const contextual = { options: [first, 'claude'] };
    const settings = { name: first, navigation: { pages: ['index'] }, contextual };
    writeFiles(join(temporary, first), { 'docs.json': settings, 'index.mdx': '---\ntitle: Start\n---\n' });
    await buildFolder(join(temporary, first), join(temporary, 'out', first), { base: `/${first}/` });
  }
  server = await serveFolder(join(temporary, 'out'));
  browser = await openBrowser();
});

afterAll(() => server.close());

test.each([
  ['stands alone if the button that copies is gone', 'copy', '1px', '8px'],
  ['is joined to a link', 'view', '0px', '0px'],
])('the button of the page menu %s', async (_, folder, border, radius) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/${folder}/`);
  const button = page.locator('#page-context-menu > [popovertarget]');
  expect(await button.isVisible()).toBe(true);
  const style = await button.evaluate((opener) => {
    const { borderInlineStartWidth, borderStartStartRadius } = getComputedStyle(opener);
    return [borderInlineStartWidth, borderStartStartRadius];
  });
  expect(style).toEqual([border, radius]);
  await context.close();
});
