/** The dev server has each file that a build of the documentation writes, with the same bytes or for a reason. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ViteDevServer } from 'vite';
import { octavo } from '../plugin/index.js';
import { buildSite } from '../plugin/site-build/build-site.js';
import { relativePath } from '../plugin/core/text/slash-path.js';
import { startDev } from './browser/open-in-dev.js';
import { temporaryFolder } from './cli/temporary-folder.js';

// Without the packages of the project, no images are drawn for other sites.
const root = join(temporaryFolder(), 'demo');
const outDir = join(temporaryFolder(), 'out');
const siteUrl = 'https://docs.example.com';

/** Files that differ in dev, with the reason. */
const reasons: Readonly<Record<string, RegExp>> = {
  'Interactive components are bundled for each page when it is opened.': /^_octavo\/islands\//,
};

/** The client that keeps a page up to date. */
const devClient =
  /<script type="module" src="[^"]*(?:@vite\/client|dev-client)"><\/script>|<script type="application\/json" id="octavo-dev">.*?<\/script>/gs;

/** The part of a document that is the same in dev and in a build. */
function shared(document: Buffer): string {
  return document
    .toString()
    .replace(devClient, '')
    .replace(/(\/_octavo\/islands\/[\w-]+)-[\w-]{8}\./g, '$1.');
}

let server: ViteDevServer;
let url: string;
let files: string[];

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../demo', import.meta.url)), root, { recursive: true });
  const { report } = await buildSite({ root, outDir, siteUrl, cacheDir: false });
  expect(report.errors).toEqual([]);
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(outDir, join(entry.parentPath, entry.name)));
  ({ server, url } = await startDev(root, octavo({ siteUrl })));
});
afterAll(() => server.close());

test('dev has each file of a build, with the same bytes or for a reason', async () => {
  const different: string[] = [];
  for (const file of files.filter((name) => !Object.values(reasons).some((path) => path.test(name)))) {
    const address = file.split('/').map(encodeURIComponent).join('/');
    const inDev = Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
    const built = readFileSync(join(outDir, file));
    if (!inDev.equals(built) && !(file.endsWith('.html') && shared(inDev) === shared(built))) different.push(file);
  }
  expect(different).toEqual([]);
});
