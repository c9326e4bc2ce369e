/** `octavo build --offline`: a site that opens from disk, in a browser. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import type { BuildResult } from '../plugin/site-build/build-site.js';
import { runOctavo } from './cli/run-octavo.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const many = Array.from({ length: 240 }, (_, index) => `moons/moon-${index}`);
const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const root = writeFiles(join(temporaryFolder(), 'docs'), {
  'docs.json': {
    name: 'Disk',
    colors: { primary: '#14532D' },
    integrations: { plausible: { domain: 'docs.example.com' } },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index', 'guides/über uns'] },
        {
          tab: 'Moons',
          groups: [
            { group: 'Few', pages: ['few'] },
            { group: 'Many', pages: many.slice(0, 120) },
            { group: 'More', pages: many.slice(120) },
          ],
        },
      ],
    },
    redirects: [{ source: '/old', destination: '/guides/über%20uns#contact' }],
  },
  'index.mdx': page(
    'Start',
    `![Dot](/images/dot.svg) [About](/guides/über%20uns#contact) [Moved](/old)

<Tabs><Tab title="One">First panel</Tab><Tab title="Two">Second panel</Tab></Tabs>

export const Counter = () => { const [count, setCount] = useState(0); return <button onClick={() => setCount(count + 1)}>Count {count}</button>; };

<Counter />

\`\`\`mermaid
flowchart LR
  Sun --> Moon
\`\`\``,
  ),
  'guides/über uns.mdx': page('About', '## Contact\n\nThe zirconium office.'),
  'few.mdx': page('Few', 'Few moons.'),
  ...Object.fromEntries(many.map((path) => [`${path}.mdx`, page(path.slice(6), 'A moon.')])),
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  'own.css': 'body { background-image: url("/images/dot.svg") }',
});
const outDir = join(realpathSync(temporaryFolder()), 'site');
const address = (path: string): string => pathToFileURL(join(outDir, path)).href;
let result: BuildResult;
let tab: Page;
const problems: string[] = [];

beforeAll(async () => {
  result = await buildFolder(root, outDir, { disk: 'zip', offline: true });
  const browser = await openBrowser();
  tab = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const note = (problem: string): void => {
    // Of a page that the test has left.
    if (!/ERR_ABORTED|NS_BINDING_ABORTED|dynamically imported|Transition was/.test(problem)) problems.push(problem);
  };
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  tab.on('pageerror', (error) => note(String(error)));
  tab.on('requestfailed', (request) => note(`${request.url()} ${request.failure()?.errorText}`));
});

afterEach(() => expect(problems.splice(0)).toEqual([]));

// A page that loads a service reports a failed request.
test('builds without problems, and leaves out services and the files for hosts', () => {
  expect([...result.report.errors, ...result.report.warnings]).toEqual([]);
  expect(result.outDir).toBe(outDir);
  for (const file of ['_headers', 'vercel.json', '.htaccess', '404.html'])
    expect(existsSync(join(outDir, file))).toBe(false);
});

test('shows images, styles, diagrams, tabs and interactive components', async () => {
  await tab.goto(address('index.html'));
  expect(await tab.locator('img[alt=Dot]').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
  expect(await tab.evaluate(() => getComputedStyle(document.body).backgroundImage)).toContain('/images/dot.svg');
  await tab.getByRole('tab', { name: 'Two' }).click();
  await expect.poll(() => tab.getByText('Second panel').isVisible()).toBe(true);
  await tab.getByRole('button', { name: 'Count 0' }).click();
  await expect.poll(() => tab.getByRole('button', { name: 'Count 1' }).count()).toBe(1);
  await tab.locator('octavo-mermaid').scrollIntoViewIfNeeded();
  await expect.poll(() => tab.locator('octavo-mermaid[drawn]').count()).toBe(1);
});

test('links and redirects name files', async () => {
  for (const name of ['About', 'Moved']) {
    await tab.goto(address('index.html'));
    await tab.locator('#content-area').getByRole('link', { name, exact: true }).click();
    await expect.poll(() => tab.url()).toBe(`${address('guides/über uns/index.html')}#contact`);
  }
  await tab.locator('#navbar, header').getByRole('link', { name: 'Moons' }).first().click();
  await expect.poll(() => tab.title()).toContain('Few');
});

test('opens groups whose entries are in another file', async () => {
  await tab.goto(address('few/index.html'));
  await tab.locator('#sidebar button', { hasText: 'Many' }).first().click();
  await expect.poll(() => tab.locator('#sidebar a', { hasText: /^moon-7$/ }).count()).toBe(1);
  expect(await tab.locator('#sidebar a', { hasText: /^moon-7$/ }).getAttribute('href')).toBe(
    address('moons/moon-7/index.html'),
  );
});

test('finds pages with excerpts, and opens them', async () => {
  await tab.goto(address('few/index.html'));
  await tab.locator('#search-bar-entry').click();
  await tab.getByRole('combobox').fill('zirconium');
  await expect.poll(() => tab.getByRole('option').first().innerText()).toContain('About');
  await expect.poll(() => tab.getByText('The zirconium office.').count()).toBe(1);
  await tab.keyboard.press('Enter');
  await tab.waitForURL('**/guides/%C3%BCber%20uns/index.html*');
});

test('the archive contains the folder', () => {
  const files = unzipSync(readFileSync(`${outDir}.zip`));
  expect(strFromU8(files['site/index.html']!)).toBe(readFileSync(join(outDir, 'index.html'), 'utf8'));
});

test('--zip alone is reported', async () => {
  const { status, stderr } = await runOctavo(['build', root, '--zip']);
  expect(status).toBe(2);
  expect(stderr).toContain('--zip requires --offline.');
});
