/** Sites with a dark background in light mode, or a light one in dark mode. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { violationsOn } from './browser/violations.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const content = `---
title: Everything
---

Text with <mark>a mark, [a link](/other) and \`code\`</mark>, and [a link <mark>with a mark</mark>](/other).

> A quote with <mark>a mark</mark>.

<Note>A note with <mark>a mark</mark>.</Note>

\`\`\`js example.js {2}
// A comment
export const answer = await ask('a question', 42, /e+/);
function add(one, other) { return \`\${one}\` + other; }
\`\`\`
`;

const modes = ['light', 'dark'] as const;
const sites = {
  dark: { light: '#1e293b' },
  light: { dark: '#fdf6e3' },
  swapped: { light: '#101820', dark: '#fdf6e3' },
};

let browser: Browser;
const folder = temporaryFolder();
const servers = new Map<string, Served>();

beforeAll(async () => {
  browser = await openBrowser();
  for (const [name, color] of Object.entries(sites)) {
    const root = join(folder, name);
    writeFiles(root, {
      'docs.json': {
        name: 'Acme',
        theme: 'mint',
        colors: { primary: '#0D9373' },
        background: { color },
        banner: { content: 'A [link](/other)', dismissible: true, color: { light: '#8b2c6c', dark: '#ffb3f0' } },
        navigation: { pages: ['page', 'other'] },
      },
      'page.mdx': content,
      'other.mdx': content,
    });
    await buildFolder(root, join(folder, `${name}-out`));
    servers.set(name, await serveFolder(join(folder, `${name}-out`)));
  }
});

afterAll(() => Promise.all([...servers.values()].map((server) => server.close())));

async function open(site: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${servers.get(site)!.url}/page`);
  return page;
}

const schemeOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test.each(Object.keys(sites))('all text is readable in both modes: %s', async (site) => {
  for (const mode of modes) {
    const page = await open(site, mode);
    expect(await page.locator('octavo-code-block span').count()).toBeGreaterThan(5);
    expect({ mode, violations: await violationsOn(page, 'color-contrast') }).toEqual({ mode, violations: [] });
    await page.context().close();
  }
});

test.each(Object.keys(sites))('the button of a banner and its focus have the color of its text: %s', async (site) => {
  const page = await open(site, 'light');
  await page.locator('#banner button').focus();
  const colors = await page.locator('#banner, #banner button').evaluateAll((parts) =>
    parts.map((part) => {
      const { color, outlineColor, outlineStyle } = getComputedStyle(part);
      return part.matches(':focus-visible') ? [color, outlineStyle, outlineColor] : color;
    }),
  );
  expect(colors).toEqual([colors[0], [colors[0], 'solid', colors[0]]]);
  await page.context().close();
});

test('the color scheme follows the background, also when readers change the mode, and is light on paper', async () => {
  const page = await open('swapped', 'light');
  expect(await schemeOf(page)).toBe('dark');
  await expect
    .poll(async () => {
      await page.locator('octavo-theme-toggle').click();
      return page.evaluate(() => document.documentElement.className);
    })
    .toBe('dark');
  expect(await schemeOf(page)).toBe('light');
  expect(await violationsOn(page, 'color-contrast')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await schemeOf(page)).toBe('light');
  await page.context().close();
});
