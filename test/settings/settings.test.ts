/** Runs all cases: each key must have an effect, and no key may be documented as supported without a case. */
import type { Page } from 'playwright-core';
import type { Report } from '../../plugin/errors.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { temporaryFolder } from '../cli/temporary-folder.js';
import { allCases } from './all-cases.js';
import { buildCase, caseConfig, caseKeys, caseSchemas, keysOf } from './build-case.js';
import type { SchemaVersion, SettingCase } from './setting-case.js';
import { expectUnseen, newErrors } from './expect-unseen.js';
import { SiteReader } from './site-reader.js';

const cases = await allCases();
const temporary = temporaryFolder();
let page: Page;
let reader: SiteReader | undefined;
let count = 0;

beforeAll(async () => {
  page = await (await openBrowser()).newPage();
  await page.route('**/*', (route) => (reader ? reader.serve(route) : route.abort()));
});

/** Builds the site of a case. */
async function build(one: SettingCase, config: Record<string, unknown>): Promise<SiteReader> {
  const { outDir, report } = await buildCase(one, config, temporary);
  return new SiteReader(outDir, report, page, `https://case-${count++}.test`);
}

/** Builds the site without a key, or with another value if the key is required. */
async function buildWithout(one: SettingCase, version: SchemaVersion, key: string, complete: Report) {
  const { config, uses } = caseConfig(one, version, key);
  expect(uses, `how often the case's settings have ${key}`).toBeGreaterThan(0);
  const removed = await build(one, config);
  if (newErrors(removed.report, complete).length === 0) return removed;
  const replaced = await build(one, caseConfig(one, version, key, 'replaced').config);
  expect(newErrors(replaced.report, complete), `errors with another ${key}`).toEqual([]);
  return replaced;
}

/** Runs the assertions of a case on a site. */
async function look(one: SettingCase, site: SiteReader): Promise<void> {
  reader = site;
  await page.emulateMedia({ colorScheme: 'light' });
  await one.see(site);
}

for (const version of ['v1', 'v2'] as const) {
  describe(version, () => {
    for (const one of cases.filter((found) => caseSchemas(found).includes(version))) {
      const keys = caseKeys(one);
      test(`${keys.join(', ')}: ${one.shows}`, async () => {
        const complete = await build(one, caseConfig(one, version).config);
        await look(one, complete);
        // Both schemas become the same Site, so one negative proof is enough.
        if (version !== caseSchemas(one)[0]) return;
        for (const key of keys) {
          const site = await buildWithout(one, version, key, complete.report);
          site.patience = 250;
          await expectUnseen(key, () => look(one, site));
        }
      });
    }

    test('has a case for exactly the keys with an effect', () => {
      const proven = new Set(cases.filter((one) => caseSchemas(one).includes(version)).flatMap(caseKeys));
      const claimed = claimedKeys(version);
      expect(claimed.filter((key) => !proven.has(key))).toEqual([]);
      expect([...proven].filter((key) => !claimed.includes(key))).toEqual([]);
    });
  });
}

test('has few keys without a visible effect', () => {
  const silent = Object.values(keysOf).flatMap((keys) => [...keys.values()].filter(({ effect }) => effect.invisible));
  expect([...new Set(silent.map(({ path }) => path))]).toEqual([
    '$schema',
    'api.playground.disableProxy',
    'check',
    'check.rules',
    'check.ignore',
    'check.ignoreLinks',
    'isWhiteLabeled',
  ]);
});

test('has a schema for every case', () => {
  expect(cases.filter((one) => caseSchemas(one).length === 0).map(caseKeys)).toEqual([]);
});

/** Keys that are documented to have an effect. Keys that only contain other keys do not count. */
function claimedKeys(version: SchemaVersion): string[] {
  return [...keysOf[version].values()]
    .filter(({ effect, isContainer }) => effect.status !== 'unsupported' && !effect.invisible && !isContainer)
    .map(({ path }) => path);
}
