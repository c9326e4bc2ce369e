/**
 * Builds each folder of test/sites and compares it with its expect.json. A new case is a new folder:
 * `args` for the command line, all `errors` and `warnings` (`file:line code`), `files` and `absent` in the output, and
 * `pages`: facts by selector, see browser/page-facts.ts.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../plugin/errors.js';
import { openBrowser } from './browser/open-browser.js';
import { readFacts, type Facts } from './browser/page-facts.js';
import { buildSite, type BuildResult, type Run } from './cli/run-octavo.js';
import { temporaryFolder } from './cli/temporary-folder.js';

interface Expected {
  args?: string[];
  errors?: string[];
  warnings?: string[];
  files?: string[];
  absent?: string[];
  pages?: Record<string, Facts>;
}

const sites = fileURLToPath(new URL('sites/', import.meta.url));
const temporary = temporaryFolder();
let blank: Page;

beforeAll(async () => {
  const browser = await openBrowser();
  blank = await browser.newPage();
});

for (const name of readdirSync(sites)) {
  describe(name, () => {
    const expected = JSON.parse(readFileSync(join(sites, name, 'expect.json'), 'utf8')) as Expected;
    const outDir = join(temporary, name, 'out');
    let run: Run & { result: BuildResult };

    beforeAll(async () => {
      // A copy, so that what the build keeps beside the pages does not lead the next run.
      const root = join(temporary, name, 'docs');
      cpSync(join(sites, name), root, { recursive: true, filter: (path) => !path.endsWith('expect.json') });
      run = await buildSite(root, outDir, ...(expected.args ?? []));
    });

    test('reports exactly the expected problems', () => {
      expect(places(run.result.errors)).toEqual((expected.errors ?? []).toSorted());
      expect(places(run.result.warnings)).toEqual((expected.warnings ?? []).toSorted());
      expect(run.status).toBe(expected.errors ? 1 : 0);
    });

    test('writes the expected files', () => {
      expect((expected.files ?? []).filter((file) => !existsSync(join(outDir, file)))).toEqual([]);
      expect((expected.absent ?? []).filter((file) => existsSync(join(outDir, file)))).toEqual([]);
    });

    for (const [page, facts] of Object.entries(expected.pages ?? {})) {
      test(`${page} says what it should`, async () => {
        const html = readFileSync(join(outDir, page), 'utf8');
        expect(await readFacts(blank, html, facts)).toEqual(facts);
      });
    }
  });
}

function places(problems: readonly Problem[]): string[] {
  return problems.map(({ file, line, code }) => `${file}:${line} ${code}`).toSorted();
}
