/** A site that Pagefind searches, with the package installed: filters, languages, and a strict policy. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder } from '../browser/serve-folder.js';
import { project } from './project.js';
import { run } from './run.js';

const policy =
  "default-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'";
const german = { language: 'de', pages: ['de/index'] };
const english = {
  language: 'en',
  tabs: [
    { tab: 'Guides', pages: ['index', 'hidden'] },
    { tab: 'API', pages: ['api'] },
  ],
};

const files = {
  'docs.json': {
    name: 'Probe',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    search: { adapter: 'pagefind' },
    navigation: { languages: [english, german] },
  },
  'index.mdx': '---\ntitle: Start\nkeywords: [liftoff]\n---\n\nHow to launch.\n\n## Landing\n\nOpen the parachute.\n',
  'hidden.mdx': '---\ntitle: Hidden\nsearchable: false\n---\n\nA launch.\n',
  'api.mdx': '---\ntitle: Client\n---\n\nStarts a launch.\n',
  'de/index.mdx': '---\ntitle: Rakete\n---\n\nDer Launch.\n',
};

test('searches with Pagefind in the dialog, with filters, and under a strict policy', async () => {
  const root = project('pagefind', files);
  expect(await run(root, 'octavo', 'build', '--base', '/docs/', '--json')).toMatchObject({ code: 0 });
  expect(readdirSync(join(root, 'dist/_octavo/search')).filter((name) => name.endsWith('.json'))).toEqual([
    'index.json',
  ]);
  const server = await serveFolder(join(root, 'dist'), { base: '/docs/' });
  const page = await (await openBrowser()).newPage();
  const messages: string[] = [];
  page.on('console', (message) => void (/error|warning/.test(message.type()) && messages.push(message.text())));
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  const found = () => page.locator('.octavo-search-dialog [role=option]').allTextContents();
  const search = (query: string) => page.getByRole('combobox', { name: 'Search' }).fill(query);
  try {
    await page.goto(`${server.url}/docs/`);
    await page.keyboard.press('/');
    await search('launch');
    await expect
      .poll(async () => (await found()).sort())
      .toEqual(['ClientStarts a launch.', 'StartHow to launch. Landing. Open the parachute.']);
    await page.getByRole('button', { name: 'API' }).click();
    await expect.poll(found).toEqual(['ClientStarts a launch.']);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect.poll(found).toEqual(['RaketeDer Launch.']);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
    await search('liftoff');
    await expect.poll(found).toEqual(['StartHow to launch. Landing. Open the parachute.']);
    await search('parachute');
    await expect.poll(found).toEqual(['Start', 'LandingOpen the parachute.']);
    await page.getByRole('option', { name: 'Landing' }).click();
    await page.waitForURL('**/docs/#landing');
    expect(messages).toEqual([]);
  } finally {
    // The page may still fetch files, which the routes would answer after it is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
    await server.close();
  }
});
