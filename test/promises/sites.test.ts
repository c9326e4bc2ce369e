/**
 * Builds each folder of test/sites and compares it with its expect.json. A new case is a new folder:
 * `base` of the site, all `errors`, `warnings` and `notices` (`file:line code`), `files` and `absent` in the output, and
 * `pages`: facts by selector, see test/browser/page-facts.ts.
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, type BuildResult } from '../../plugin/site-build/build-site.js';
import type { Problem } from '../../plugin/core/errors/errors.js';
import { eachPlace } from '../../plugin/config/messages/problem-places.js';
import { openBrowser } from '../browser/open-browser.js';
import { readFacts, type Facts } from '../browser/page-facts.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { sourcePages } from '../fixtures/real-site.js';

interface Expected {
  base?: string;
  errors?: string[];
  warnings?: string[];
  /** Without the shades of colors, which most of the sites have. */
  notices?: string[];
  files?: string[];
  absent?: string[];
  pages?: Record<string, Facts>;
}

const sites = fileURLToPath(new URL('../sites/', import.meta.url));
const temporary = temporaryFolder();
let blank: Page;

beforeAll(async () => {
  const browser = await openBrowser();
  blank = await browser.newPage();
});

for (const name of readdirSync(sites)) {
  describe(name, () => {
    const expected = JSON.parse(readFileSync(join(sites, name, 'expect.json'), 'utf8')) as Expected;
    const root = join(temporary, name, 'docs');
    const outDir = join(temporary, name, 'out');
    let built: BuildResult;

    beforeAll(async () => {
      // A copy, so that the build cache does not affect the next run.
      cpSync(join(sites, name), root, { recursive: true, filter: (path) => !path.endsWith('expect.json') });
      built = await buildSite({ root, outDir, base: expected.base, cacheDir: false });
    });

    test('reports exactly the expected problems', () => {
      expect(places(built.report.errors)).toEqual((expected.errors ?? []).toSorted());
      expect(places(built.report.warnings)).toEqual((expected.warnings ?? []).toSorted());
      const notices = built.report.notices.filter(({ code }) => code !== 'color-shade');
      expect(places(notices)).toEqual((expected.notices ?? []).toSorted());
    });

    test('writes a page for each source file without an error', () => {
      const failed = new Set(eachPlace(built.report.errors).map(({ file }) => file));
      const sources = sourcePages(root).filter((file) => !failed.has(file) && !(expected.absent ?? []).includes(file));
      expect(sources.filter((file) => !existsSync(join(outDir, htmlOf(file))))).toEqual([]);
      expect(sources.length + failed.size).toBeGreaterThan(0);
    });

    if (expected.files || expected.absent) {
      test('writes the expected files', () => {
        expect((expected.files ?? []).filter((file) => !existsSync(join(outDir, file)))).toEqual([]);
        expect((expected.absent ?? []).filter((file) => existsSync(join(outDir, file)))).toEqual([]);
      });
    }

    for (const [page, facts] of Object.entries(expected.pages ?? {})) {
      test(`${page} has the expected content`, async () => {
        const html = readFileSync(join(outDir, page), 'utf8');
        expect(await readFacts(blank, html, facts)).toEqual(facts);
      });
    }

    test('builds the same site with the same problems from files with Windows line endings', async () => {
      const windows = join(temporary, name, 'windows');
      cpSync(root, join(windows, 'docs'), { recursive: true });
      for (const file of filesIn(join(windows, 'docs'), /\.(?:mdx?|json|jsx?|tsx?|css|svg|mintignore)$/)) {
        const path = join(windows, 'docs', file);
        writeFileSync(path, readFileSync(path, 'utf8').replace(/\r?\n/g, '\r\n'));
      }
      const options = { root: join(windows, 'docs'), outDir: join(windows, 'out'), cacheDir: false } as const;
      const { report } = await buildSite({ ...options, base: expected.base });
      expect(report).toEqual(built.report);
      for (const file of filesIn(outDir, /\.(?:html|md|txt|xml)$/)) {
        const content = readFileSync(join(windows, 'out', file), 'utf8').replaceAll('\r\n', '\n');
        expect({ file, content }).toEqual({ file, content: readFileSync(join(outDir, file), 'utf8') });
      }
    });
  });
}

function places(problems: readonly Problem[]): string[] {
  return eachPlace(problems)
    .map(({ file, line, code }) => `${file}:${line} ${code}`)
    .toSorted();
}

function htmlOf(file: string): string {
  return join(file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, ''), 'index.html');
}

function filesIn(folder: string, pattern: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
}
