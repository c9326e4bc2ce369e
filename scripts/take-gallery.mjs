// Takes the images of the gallery of themes in the docs: a guide, an API page, a changelog and a landing page in each theme, in light
// and dark mode, at half the size of a computer's window, and the guide on a phone. Run it with `npm run gallery`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../dist/test/browser/serve-folder.js';
import { writeThemedSite } from '../dist/test/gallery/write-themed-site.js';
import { modes } from '../dist/test/screenshots/camera.js';
import { launchScreenshotBrowser } from '../dist/test/screenshots/launch-screenshot-browser.js';
import { themes } from '../dist/plugin/shell/theme/themes.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const images = join(root, 'demo/images/themes');
const temporary = mkdtempSync(join(tmpdir(), 'octavo-gallery-'));

const computer = { width: 1280, height: 800 };
const pictures = {
  guide: { path: 'guide', viewport: computer },
  api: { path: 'api-reference/cups/pour-a-cup', viewport: computer },
  changelog: { path: 'changelog', viewport: computer },
  landing: { path: 'landing', viewport: computer },
  phone: { path: 'guide', viewport: { width: 390, height: 844 } },
};

/** Bytes of an image, so that all of them are less than 800 KB. */
const maxBytes = 11_000;

mkdirSync(images, { recursive: true });
const browser = await launchScreenshotBrowser(temporary);
for (const theme of ['mint', ...Object.keys(themes)]) {
  const [source, site] = ['docs', 'site'].map((name) => join(temporary, theme, name));
  writeThemedSite(source, { theme });
  const { status, stderr } = spawnSync(process.execPath, ['dist/node/cli.js', 'build', source, '--out', site], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const server = await serveFolder(site);
  for (const colorScheme of modes) await take(server.url, theme, colorScheme);
  await server.close();
}
await browser.close();
rmSync(temporary, { recursive: true });

/**
 * Writes the images of a theme in one mode.
 *
 * @param {string} url
 * @param {string} theme
 * @param {'light' | 'dark'} colorScheme
 */
async function take(url, theme, colorScheme) {
  const page = await browser.newPage({ colorScheme });
  const session = await page.context().newCDPSession(page);
  for (const [name, { path, viewport }] of Object.entries(pictures)) {
    await page.setViewportSize(viewport);
    await page.goto(`${url}/${path}`);
    await page.evaluate(() => document.fonts.ready);
    const clip = { x: 0, y: 0, ...viewport, scale: 0.5 };
    let image;
    for (let quality = 70; quality === 70 || (image.length > maxBytes && quality > 0); quality -= 5) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
      image = Buffer.from(data, 'base64');
    }
    writeFileSync(join(images, `${theme}-${name}-${colorScheme}.webp`), image);
  }
  await page.close();
}
