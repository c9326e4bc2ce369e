/** Pages whose names contain characters with a meaning in URLs: every address of them, in a build and in dev. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../plugin/core/tree/decode.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { openBrowser } from './browser/open-browser.js';
import { startDev } from './browser/open-in-dev.js';
import { openQuiet } from './browser/quiet.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { buildFolder } from './fixtures/build-folder.js';

const names = [
  'C#/intro',
  'C#/F#',
  'C#-basics',
  'c#sdk',
  '100%',
  '50%25 off',
  'why?',
  'why?a=b#c/d',
  'two words',
  'über/日本',
  'a&b',
];
const encoded = (name: string): string => name.split('/').map(encodeURIComponent).join('/');
const pages = Object.fromEntries(
  names.map((name) => [
    `${name}.mdx`,
    `---\ntitle: ${JSON.stringify(`Page ${name}`)}\nrelated: [index]\n---\n\n## Part\n\n[Here](#part) and [start](/).\n`,
  ]),
);
const root = writeFiles(join(temporaryFolder(), 'docs'), {
  'docs.json': {
    name: 'Names',
    seo: { metatags: { canonical: 'https://names.example' } },
    navigation: { groups: [{ group: 'All', pages: ['index', ...names] }] },
    redirects: names.map((name) => ({ source: `/old/${encoded(name)}`, destination: `/${encoded(name)}` })),
  },
  'index.mdx': `---\ntitle: Start\n---\n\n${names.map((name) => `- [Link](/${encoded(name)})`).join('\n')}\n\n[Sale](/100%)\n`,
  ...pages,
});
const titles = new Set(['Start', ...names.map((name) => `Page ${name}`)]);

/** The titles at the addresses that pages link to, beginning at `start`; an address without a page has its status. */
async function follow(start: string): Promise<Set<string>> {
  const found = new Set<string>();
  const seen = new Set([start]);
  for (const url of seen) {
    const response = await fetch(url);
    const html = await response.text();
    const [, title] = /<h1[^>]*id="page-title"[^>]*>([^<]*)/.exec(html) ?? [];
    found.add(title === undefined ? `${response.status} ${url}` : decode(title));
    for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const target = new URL(decode(href!), url);
      target.hash = '';
      if (target.origin === new URL(start).origin && !/\/sitemap\/?$|\.md$/.test(target.pathname))
        seen.add(target.href);
    }
  }
  return found;
}

const outDir = join(temporaryFolder(), 'out');
let site: Served;
beforeAll(async () => {
  const { report } = await buildFolder(root, outDir);
  expect([...report.errors, ...report.warnings]).toEqual([]);
  site = await serveFolder(outDir);
});
afterAll(() => site.close());

const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');

test('every link of the built pages works', async () => {
  expect(await follow(`${site.url}/`)).toEqual(titles);
});

test.each([
  ['sitemap.xml', /<loc>([^<]*)/g],
  ['llms.txt', /\]\(([^)]*)\)/g],
  ['llms-full.txt', /^Source: (.*)$/gm],
  ['pages.json', /"url": "([^"]*)"/g],
])('every address of %s works', async (file, address) => {
  const addresses = Array.from(read(file).matchAll(address), ([, url]) => decode(url!));
  const statuses = await Promise.all(
    addresses.map(async (url) => (await fetch(url.replace('https://names.example', site.url))).status),
  );
  expect([...new Set(statuses), addresses.length]).toEqual([200, titles.size]);
});

test.each(names)('redirects, the link to the Markdown and search find %s', async (name) => {
  const page = await (await openBrowser()).newPage();
  const isPage = ({ pathname }: URL): boolean => decodeURIComponent(pathname).replace(/\/$/, '') === `/${name}`;
  await page.goto(`${site.url}/old/${encoded(name)}`, { waitUntil: 'commit' });
  await page.waitForURL(isPage);
  await page.locator('#page-title', { hasText: `Page ${name}` }).waitFor();
  const markdown = await page.locator('link[type="text/markdown"]').getAttribute('href');
  expect(await (await fetch(new URL(markdown!, page.url()))).text()).toContain(`# Page ${name}`);
  await openQuiet(page, site.url);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.locator('.octavo-search-dialog');
  await dialog.locator('input').fill(`Page ${name}`);
  await dialog
    .locator('[role=option]', { hasText: `Page ${name}` })
    .first()
    .click();
  await page.waitForURL(isPage);
  await page.locator('#page-title', { hasText: `Page ${name}` }).waitFor();
  await page.close();
});

test('every link of the pages in dev works', async () => {
  const { server, url } = await startDev(root);
  expect(await follow(url)).toEqual(titles);
  await server.close();
});
