/** Octavo's documentation, visited like readers do: with and without scripts, in light and dark mode, on a phone. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder } from '../browser/serve-folder.js';
import { sourceWords, wordsOf } from '../browser/source-words.js';
import { violationsOn } from '../browser/violations.js';
import { textOf, Visitor, type Visit } from '../browser/visitor.js';
import { needsLayoutShifts } from '../browser/watch-layout.js';
import type { Report } from '../../plugin/core/errors/errors.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { buildFolder } from '../fixtures/build-folder.js';
import { firstMissing, htmlWords, markdownWords } from '../fixtures/page-words.js';

const demo = fileURLToPath(new URL('../../demo/', import.meta.url));
/** Uses elements like a plain HTML page, with text in attributes. Other built pages have text only in the light DOM. */
const gallery = 'start/elements-gallery.mdx';

/**
 * The source files of the pages: pages in `first` have a component that no earlier page has; all other pages are in
 * `others`.
 */
export function docsPages(): { first: string[]; others: string[] } {
  const files = readdirSync(demo, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets/') && file !== gallery)
    .sort();
  const known = new Set<string>();
  const isFirst = new Map(files.map((file) => [file, hasNewComponent(readFileSync(join(demo, file), 'utf8'), known)]));
  return { first: files.filter((file) => isFirst.get(file)), others: files.filter((file) => !isFirst.get(file)) };
}

/** Whether a page has a component that is not `known`; adds its components. */
function hasNewComponent(source: string, known: Set<string>): boolean {
  const before = known.size;
  for (const [, name] of source.matchAll(/(<[A-Z]\w*)/g)) known.add(name!);
  return known.size > before;
}

/** The built and served docs. Empty until the tests of the file start. */
export interface BuiltDocs {
  url: string;
  outDir: string;
  report: Report;
  browser: Browser;
}

/** Builds and serves the docs before the tests of the file. */
export function buildDocs(): BuiltDocs {
  const temporary = temporaryFolder();
  const docs = { outDir: join(temporary, 'out') } as BuiltDocs;
  beforeAll(async () => {
    // A copy, without the cache of earlier builds.
    cpSync(demo, join(temporary, 'docs'), { recursive: true });
    const { report } = await buildFolder(join(temporary, 'docs'), docs.outDir);
    const server = await serveFolder(docs.outDir);
    Object.assign(docs, { report, url: server.url, browser: await openBrowser() });
    return () => server.close();
  });
  return docs;
}

/** Visits each page of `files`; with `inDarkMode`, in both modes. */
export function visitPages(files: string[], docs: BuiltDocs, inDarkMode: boolean): void {
  let visitor: Visitor;
  /** A page in which scripts are switched off. */
  let scriptless: Page;
  const visits: Record<string, Visit> = {};
  const addressOf = (file: string): string => `${docs.url}/${file.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`;

  beforeAll(async () => {
    visitor = await Visitor.open(docs.browser);
    scriptless = await docs.browser.newPage({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
  });

  describe.each(files)('%s', (file) => {
    // Everything around the content is the same on all pages.
    const within = file === files[0] ? 'html' : '#content-container';
    const path = file.replace(/\.mdx$/, '');
    const source = readFileSync(join(demo, file), 'utf8');
    let visit: Visit;

    beforeAll(async () => {
      visit = await visitor.visit(addressOf(file));
      visits[file] = visit;
    });

    test('shows all text of its source without scripts', async () => {
      await scriptless.goto(addressOf(file));
      const seen = wordsOf(await textOf(scriptless, '#content-area'));
      expect([...sourceWords(source)].filter((word) => !seen.has(word))).toEqual([]);
    });

    test('has all its text in its Markdown form, in order', () => {
      const html = readFileSync(join(docs.outDir, path.replace(/(^|\/)index$/, ''), 'index.html'), 'utf8');
      const markdown = readFileSync(join(docs.outDir, `${path}.md`), 'utf8');
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/${path}.md">`);
      expect(firstMissing(htmlWords(html), markdownWords(markdown))).toBeUndefined();
    });

    test('has no requests to other hosts and no console messages', () => {
      expect(visit.reported).toEqual([]);
      expect(visit.foreign).toEqual([]);
    });

    // Diagrams replace their source, and views replace their titles with buttons.
    if (!/```mermaid|<View /.test(source)) {
      test('shows the same text before and after scripts run', () => expect(visit.after).toBe(visit.before));
    }

    const modes = inDarkMode ? (['light', 'dark'] as const) : (['light'] as const);
    test.each(modes)('is accessible in %s mode', async (mode) => {
      const { page } = visitor;
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
      await expect.poll(isDark).toBe(mode === 'dark');
      // Modes differ only in colors.
      expect(await violationsOn(page, mode === 'dark' ? 'color-contrast' : undefined, within)).toEqual([]);
    });

    test('fits a small phone', async () => {
      await visitor.page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => visitor.page.evaluate(widthAndOverflow)).toEqual([320, 0]);
    });
  });

  // A line can wrap in another place when the fonts of the package replace those of the system.
  test('no page has a layout shift, except for that of fonts', (context) => {
    needsLayoutShifts(context);
    expect(Object.keys(visits)).toEqual(files);
    const shifted = Object.entries(visits).filter(([, { layoutShift }]) => !(layoutShift < 0.005));
    expect(shifted.map(([file, { layoutShift, moved }]) => [file, layoutShift, ...moved])).toEqual([]);
  });
}

/** Runs in the page: the width of the window, and how far the page is wider than the space beside the scrollbar. */
function widthAndOverflow(): [width: number, overflow: number] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [innerWidth, scrollWidth - clientWidth];
}
