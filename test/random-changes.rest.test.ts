/** Files that change at random, from one seed. `changing-files.test.ts` has a test for each kind of change. */
import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { buildStorm } from './fuzz/build-storm.js';
import { devStorm } from './fuzz/dev-storm.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

test('never stop the dev server, which then serves what a build writes', async () => {
  expect(await devStorm({ seed: 'suite', changes: 12, pages: 4, browser })).toEqual([]);
});

test('of pages leave the old site or a complete new one', async () => {
  expect(await buildStorm({ seed: 'suite', builds: 1, signals: 0, pages: 4 })).toEqual([]);
});
