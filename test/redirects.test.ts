/** A site with thousands of redirects in dev, in the preview and in the files for hosts. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { octavo } from '../plugin/index.js';
import { serveSite } from '../plugin/serve/serve-site.js';
import type { Report } from '../plugin/core/errors/errors.js';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder } from './browser/serve-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

interface Rule {
  source: string;
  destination: string;
  permanent?: boolean;
}

const many = Array.from({ length: 3990 }, (_, index): Rule => ({
  source: `/old/page-${index}`,
  destination: '/guides/install',
}));
const special: Rule[] = [
  { source: '/v1/:slug*', destination: '/guides/:slug*' },
  { source: '/posts/:year/:name', destination: '/blog/:name?year=:year', permanent: false },
  { source: '/elsewhere/*', destination: 'https://example.com/*' },
  { source: '/über uns', destination: '/guides/install#linux' },
  { source: '/guides/install', destination: '/index' },
  { source: '/loop', destination: '/loop' },
  { source: '/v1/late', destination: '/index' },
  { source: '/blog/:name', destination: '/guides/install' },
  { source: '/guides/*', destination: '/' },
];
const redirects = [...many, ...special];
const files = {
  'docs.json': { name: 'Moved', navigation: { pages: ['index', 'guides/install'] }, redirects },
  'index.mdx': '---\ntitle: Start\n---\n\nWords.\n',
  'guides/install.mdx': '---\ntitle: Install\n---\n\n## Linux\n\nRun it.\n',
};

/** The targets of URLs below the base, with the allowed statuses. */
const followed: [path: string, location: string, statuses: number[]][] = [
  ['old/page-7', '/docs/guides/install/', [301, 308]],
  ['old/page-3989/', '/docs/guides/install/', [301, 308]],
  ['old/page-7?from=mail&x=1', '/docs/guides/install/?from=mail&x=1', [301, 308]],
  ['v1/install', '/docs/guides/install/', [301, 308]],
  ['v1/image.png', '/docs/guides/image.png', [301, 308]],
  ['v1', '/docs/guides', [301, 308]],
  ['v1/a/b%20c', '/docs/guides/a/b%20c', [301, 308]],
  ['posts/2024/news?x=1', '/docs/blog/news?year=2024&x=1', [302, 307]],
  ['elsewhere/a/b?x=1', 'https://example.com/a/b?x=1', [301, 308]],
  ['%C3%BCber%20uns?x=1', '/docs/guides/install/?x=1#linux', [301, 308]],
  ['guides/gone', '/docs/', [301, 308]],
];

const root = writeFiles(join(temporaryFolder(), 'docs'), files);
const outDir = join(temporaryFolder(), 'out');
let built: Report;
const preview = createHttpServer();
let previewUrl: string;
let dev: ViteDevServer;
let devUrl: string;

beforeAll(async () => {
  built = (await buildFolder(root, outDir, { base: '/docs/' })).report;
  const answer = serveSite({ folder: outDir, base: '/docs/' });
  preview.on('request', (request, response) => answer(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((listening) => void preview.listen(0, '127.0.0.1', listening));
  previewUrl = `http://127.0.0.1:${(preview.address() as AddressInfo).port}/docs/`;
  const server = { port: 0, host: '127.0.0.1' };
  const plugins = [octavo({ root, base: '/docs/' })];
  dev = await createServer({ root, base: '/docs/', configFile: false, logLevel: 'silent', plugins, server });
  await dev.listen();
  devUrl = dev.resolvedUrls?.local[0] ?? '';
});
afterAll(async () => {
  preview.close();
  await dev.close();
});

describe.each(['dev', 'preview'] as const)('in %s', (name) => {
  const get = (path: string): Promise<Response> =>
    fetch(new URL(path, name === 'dev' ? devUrl : previewUrl), {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });

  test.each(followed)('redirects %s to %s', async (path, location, statuses) => {
    const response = await get(path);
    const to = response.headers.get('location') ?? '';
    expect({ to, fits: statuses.includes(response.status) }).toEqual({ to: location, fits: true });
  });

  test('prefers a page over a redirect, and does not redirect unknown URLs', async () => {
    expect(await (await get('guides/install/')).text()).toContain('Run it.');
    expect((await get('nowhere')).status).toBe(404);
  });
});

test('locates each redirect that cannot work, and reports nothing else', () => {
  const lines = readFileSync(join(root, 'docs.json'), 'utf8').split('\n');
  const warnings = built.warnings.map(({ code, line, column }) => `${code} ${lines[line - 1]!.slice(column - 1)}`);
  expect(warnings.toSorted()).toEqual([
    'redirect-hidden "/guides/install",',
    'redirect-hidden "/v1/late",',
    'redirect-loop "/loop",',
  ]);
  expect(built.errors).toEqual([]);
});

test('writes a page for each path, and lists in the formats of hosts for patterns', () => {
  const page = readFileSync(join(outDir, 'old/page-3989/index.html'), 'utf8');
  expect(page).toMatch(/http-equiv="refresh"[^>]*\/docs\/guides\/install/);
  expect(existsSync(join(outDir, 'v1'))).toBe(false);
  const netlify = readFileSync(join(outDir, '_redirects'), 'utf8').trim().split('\n');
  expect(netlify).toHaveLength(redirects.length - 3);
  expect(netlify).toContain('/docs/v1/* /docs/guides/:splat 301');
  const { routes } = JSON.parse(readFileSync(join(outDir, 'vercel.json'), 'utf8')) as { routes: object[] };
  expect(routes).toHaveLength(redirects.length - 3 + 5);
  const apache = readFileSync(join(outDir, '.htaccess'), 'utf8');
  // Two for the pages and the files below "/v1".
  expect(apache.match(/^RewriteRule /gm)).toHaveLength(redirects.length - 3 + 1);
});

test('the 404 page follows patterns on hosts that read none of these files', async () => {
  const plain = await serveFolder(outDir, { base: '/docs/' });
  const page = await (await openBrowser()).newPage();
  const opened = async (path: string): Promise<string> => {
    await page.goto(`${plain.url}/docs/${path}`, { waitUntil: 'commit' });
    await page.waitForLoadState();
    return page.url().slice(plain.url.length);
  };
  await expect.poll(() => opened('v1/install?x=1#linux')).toBe('/docs/guides/install/?x=1#linux');
  await expect.poll(() => opened('guides/gone')).toBe('/docs/');
  expect(await opened('nowhere')).toBe('/docs/nowhere');
  await page.close();
  await plain.close();
});
