/** Fonts that load after the text. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { needsLayoutShifts, watchLayout } from './browser/watch-layout.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

let browser: Browser;
let server: Served;

beforeAll(async () => {
  const root = temporaryFolder();
  const text =
    'The station keeps records of every window, sensor and valve, and sends them to the crew on board. '.repeat(6);
  writeFiles(root, {
    'docs.json': {
      name: 'Late fonts',
      theme: 'mint',
      colors: { primary: '#0D9373' },
      navigation: { pages: ['one', 'two'] },
    },
    'one.mdx': `---\ntitle: One\n---\n\n${`${text}\n\n`.repeat(3)}\`\`\`js\nanswer = 42;\n\`\`\`\n`,
    'two.mdx': `---\ntitle: Two\n---\n\n${text}\n`,
  });
  await buildFolder(root, join(root, 'out'));
  server = await serveFolder(join(root, 'out'));
  browser = await openBrowser();
});

afterAll(() => server.close());

test.for([1280, 390])('text does not move in a window of %i pixels', async (width, context) => {
  needsLayoutShifts(context);
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.addInitScript(watchLayout);
  await page.goto(`${server.url}/one`);
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { layoutShift, movedElements } = await page.evaluate(() => ({
    layoutShift: window.layoutShift,
    movedElements: window.movedElements,
  }));
  expect(layoutShift < 0.005 ? [] : movedElements).toEqual([]);
});
