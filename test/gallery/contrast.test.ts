/** All text has the contrast of WCAG AA: in each theme, with a brand color of each kind, in both modes, on a phone and a computer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { packageRoot } from '../../plugin/core/package/package-root.js';
import { themes } from '../../plugin/shell/theme/themes.js';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder } from '../browser/serve-folder.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { buildFolder } from '../fixtures/build-folder.js';
import type {} from './low-contrast.js';
import { writeThemedSite } from './write-themed-site.js';

const brands = ['#0E7C66', '#FFDD00', '#FF5522', '#111111', '#F5F5F5'];
const pages = ['guide', 'api-reference/cups/pour-a-cup', 'changelog', 'landing'];

const script = readFileSync(join(packageRoot, 'dist/test/gallery/low-contrast.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test.each(['mint', ...Object.keys(themes)].map((theme, index) => [theme, brands[index % brands.length]!]))(
  'all text of the theme %s is readable with the brand color %s',
  async (theme, primary) => {
    const root = temporaryFolder();
    writeThemedSite(join(root, 'docs'), { theme, colors: { primary } });
    await buildFolder(join(root, 'docs'), join(root, 'out'));
    const server = await serveFolder(join(root, 'out'));
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, bypassCSP: true });
      for (const path of pages) {
        await page.goto(`${server.url}/${path}`);
        await page.addScriptTag({ type: 'module', content: script });
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${path} ${colorScheme} ${width}`;
          found.push(...(await page.evaluate(() => window.lowContrast())).map((text) => `${where}: ${text}`));
          const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (excess > 0) found.push(`${where}: ${excess} px wider than the window`);
        }
      }
      await page.close();
    }
    await server.close();
    expect(found).toEqual([]);
  },
);
