/** Compares screenshots of the documentation and of real sites with the stored ones. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveFolder } from './browser/serve-folder.js';
import { temporaryFolder } from './cli/temporary-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import { corpus, realSites } from './fixtures/real-sites.js';
import { Camera, modes } from './screenshots/camera.js';
import type { Box } from './screenshots/changed-boxes.js';
import { openScreenshotBrowser, screenshotObstacle } from './screenshots/open-screenshot-browser.js';
import { ScreenshotComparer } from './screenshots/screenshot-comparer.js';
import {
  documentationPages,
  realPages,
  shownPages,
  widths,
  type ScreenshotPage,
} from './screenshots/screenshot-pages.js';
import { ScreenshotStore } from './screenshots/screenshot-store.js';
import { visualFaults } from './screenshots/visual-faults.js';

const stored = join(import.meta.dirname, 'screenshots/stored');
const images = join(import.meta.dirname, '../demo/images/screenshots');
/** The share of small squares that compression changes at most: 0.5 % of the playground. One more entry in the sidebar changes 2.5 %. */
const maxChangedShare = 0.012;
const differences = join(import.meta.dirname, '../.screenshots');
const temporary = temporaryFolder();

const obstacle = await screenshotObstacle();

let browser: Browser;
let comparer: ScreenshotComparer;
let store: ScreenshotStore;

if (obstacle) test('screenshots', ({ skip }) => skip(obstacle));
else testScreenshots();

/** Defines the tests. */
function testScreenshots(): void {
  beforeAll(async () => {
    browser = await openScreenshotBrowser();
    comparer = await ScreenshotComparer.open(browser);
    rmSync(differences, { recursive: true, force: true });
  });

  beforeEach(() => {
    const isUpdate = expect.getState().snapshotState.snapshotUpdateState === 'all';
    store = new ScreenshotStore(comparer, { stored, differences }, isUpdate);
  });

  describe('the documentation', () => {
    const url = builtUrl(join(import.meta.dirname, '../demo'));
    describe.each(documentationPages)('$name', (page) => {
      testPage(page, url);
    });
    testShownPages(url);
    testFaults(url);
    testTolerance(url);
  });

  describe.each(Object.entries(realPages))('%s', (site, pages) => {
    if (!realSites.includes(site)) {
      test('screenshots', ({ skip }) => skip(`there is no folder ../shared/corpus/${site}`));
      return;
    }
    const url = builtUrl(join(corpus, site));
    describe.each(pages)('$name', (page) => {
      testPage(page, url);
    });
  });

  test('there are no stored screenshots of other pages', () => {
    const pages = [...documentationPages, ...Object.values(realPages).flat()];
    const names = pages.flatMap(({ name }) =>
      widths.flatMap((width) => modes.map((mode) => `${name}-${width}-${mode}`)),
    );
    expect(store.otherFiles(names)).toEqual([]);
  });
}

/** Builds and serves a site before the tests of the group. Returns its URL, once they start. */
function builtUrl(folder: string): () => string {
  let url = '';
  beforeAll(async () => {
    const root = mkdtempSync(join(temporary, 'site-'));
    // A copy, without the cache of earlier builds.
    cpSync(folder, join(root, 'docs'), { recursive: true });
    await buildFolder(join(root, 'docs'), join(root, 'out'));
    const server = await serveFolder(join(root, 'out'));
    url = server.url;
    return () => server.close();
  });
  return () => url;
}

/** Tests that a page looks like its stored screenshots. */
function testPage(target: ScreenshotPage, url: () => string): void {
  test.each(widths)('looks like before at %i px', async (width) => {
    const camera = await Camera.open(browser, url(), target, width);
    const messages = [];
    for (const mode of modes) {
      await camera.switchTo(mode);
      messages.push(await store.check(camera, `${target.name}-${width}-${mode}`));
    }
    await camera.page.close();
    const differences = messages.filter((message) => message !== undefined);
    if (differences.length > 0) throw new Error(differences.join('\n\n'));
  });
}

/** Tests that the images of the README and the docs, which are compressed, show the pages as they are now. */
function testShownPages(url: () => string): void {
  test.each(Object.entries(shownPages))(
    'the image "%s" of the README shows the page',
    async (name, { page, height }) => {
      const target = { ...documentationPages.find((each) => each.name === page)!, height };
      const camera = await Camera.open(browser, url(), target, 1280);
      for (const mode of modes) {
        await camera.switchTo(mode);
        const file = join(images, `${name}-${mode}.webp`);
        const share = await comparer.changedShare(await camera.takeStill(), readFileSync(file));
        expect(share, `${file} looks different. Run npm run screenshots, and commit the new files.`).toBeLessThan(
          maxChangedShare,
        );
      }
      await camera.page.close();
    },
  );
}

/** Tests that the comparison finds faults, with style sheets that cause them. */
function testFaults(url: () => string): void {
  test.each(visualFaults.map((fault) => [fault.name, fault] as const))(
    '%s does not look like before',
    async (_, fault) => {
      const { page, width, mode, prepare, css, at } = fault;
      const target = documentationPages.find(({ name }) => name === page)!;
      const camera = await Camera.open(browser, url(), target, width);
      await camera.switchTo(mode);
      await prepare?.(camera.page);
      const before = await camera.takeStill();
      await camera.page.evaluate(addStyles, css);
      const boxes = await comparer.compare(before, await camera.takeStill());
      const elements = await camera.page
        .locator(at)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const isFound = boxes.some((box) => elements.some((element) => overlap(box, element)));
      if (!isFound)
        throw new Error(
          `The fault "${css}" changes nothing at ${at}. The page already has this fault, or the selector matches no element.`,
        );
      await camera.page.close();
    },
  );

  test('a difference is described, shown in a page, and stored only with --update', async () => {
    const folders = { stored: join(temporary, 'stored'), differences: join(temporary, 'differences') };
    const [checking, updating] = [false, true].map((update) => new ScreenshotStore(comparer, folders, update));
    const camera = await Camera.open(browser, url(), { name: 'home', path: '' }, 390);
    const name = 'home-390-light';
    expect(await checking!.check(camera, name)).toBe(
      `${name}: There is no stored screenshot of /. Run npm run test:screenshots -- --update, and commit the new file.`,
    );
    expect(await updating!.check(camera, name)).toBe(undefined);
    expect(await checking!.check(camera, name)).toBe(undefined);
    await camera.page.evaluate(addStyles, 'h1 { color: red !important; }');
    const message = await checking!.check(camera, name);
    expect(message).toMatch(
      /^home-390-light: \/ looks different\.\nChanged: \d+ × \d+ px at x \d+, y \d+.*\nSee both screenshots in (.*)\nIf this change is intended, run npm run test:screenshots -- --update$/,
    );
    expect(readFileSync(join(folders.differences, `${name}.html`), 'utf8')).toContain(
      '<figcaption>Stored</figcaption>',
    );
    expect(await updating!.check(camera, name)).toBe(undefined);
    expect(await checking!.check(camera, name)).toBe(undefined);
    expect([checking!.otherFiles([]), checking!.otherFiles([name])]).toEqual([[`${name}.png`], []]);
    await camera.page.close();
  });
}

/** Tests that the comparison tolerates text that is drawn differently. */
function testTolerance(url: () => string): void {
  let other: Browser;
  beforeAll(async () => {
    other = await openScreenshotBrowser('slight');
  });

  test('another font rasterizer makes no difference', async () => {
    const target = documentationPages.find(({ name }) => name === 'code-blocks')!;
    const cameras = [await Camera.open(browser, url(), target, 1280), await Camera.open(other, url(), target, 1280)];
    for (const mode of modes) {
      for (const camera of cameras) await camera.switchTo(mode);
      const [before, after] = [await cameras[0]!.takeStill(), await cameras[1]!.takeStill()];
      expect(before.equals(after)).toBe(false);
      expect(await comparer.compare(before, after)).toEqual([]);
    }
    for (const camera of cameras) await camera.page.close();
  });
}

/** Runs in the page, also under a Content-Security-Policy. */
function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
  return !isBeside && !isAbove;
}
