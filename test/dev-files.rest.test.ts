/** The dev server has each file that a build of the documentation writes, with the same bytes or for a reason. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { octavo } from '../plugin/index.js';
import { buildSite } from '../plugin/site-build/build-site.js';
import { startDev } from './browser/open-in-dev.js';
import { temporaryFolder } from './cli/temporary-folder.js';
import { builtFiles, differentInDev } from './fuzz/compare-dev.js';

// Without the packages of the project, no images are drawn for other sites.
const root = join(temporaryFolder(), 'demo');
const outDir = join(temporaryFolder(), 'out');
const siteUrl = 'https://docs.example.com';

/** Files that differ in dev, with the reason. */
const reasons: Readonly<Record<string, RegExp>> = {
  'Interactive components are bundled for each page when it is opened.': /^_octavo\/islands\//,
};

let server: ViteDevServer;
let url: string;
let files: string[];

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../demo', import.meta.url)), root, { recursive: true });
  const { report } = await buildSite({ root, outDir, siteUrl, cacheDir: false });
  expect(report.errors).toEqual([]);
  files = builtFiles(outDir);
  ({ server, url } = await startDev(root, octavo({ siteUrl })));
});
afterAll(() => server.close());

test('dev has each file of a build, with the same bytes or for a reason', async () => {
  const expected = files.filter((name) => !Object.values(reasons).some((path) => path.test(name)));
  expect(await differentInDev(outDir, url, expected)).toEqual([]);
});
