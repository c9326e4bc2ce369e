/** Search in a built site, in a browser: keyboard, phone, accessibility, highlights, offline, without scripts, and in dev. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { buildSite } from '../../plugin/site-build/build-site.js';
import { octavo } from '../../plugin/index.js';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder, type Served } from '../browser/serve-folder.js';
import { violationsOn } from '../browser/violations.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';

const base = '/x/';
const long = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of text.`).join('\n\n');
const root = writeFiles(temporaryFolder(), {
  'docs.json': {
    name: 'Searched',
    colors: { primary: '#2563EB', light: '#93C5FD' },
    footer: { socials: { github: 'https://github.com/acme' } },
    search: { prompt: 'Ask the docs' },
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'orbit'] }] },
            { tab: 'Reference', pages: ['client', 'secret', 'closed'] },
          ],
        },
        { language: 'de', pages: ['de/index'] },
      ],
    },
  },
  'index.mdx': '---\ntitle: Launch\n---\n\nHow to launch a probe.\n',
  'orbit.mdx': `---\ntitle: Orbits\n---\n\n${long}\n\n## Landing\n\nUse the parachute after the launch.\n`,
  'client.mdx':
    '---\ntitle: Client\n---\n\n## streamText\n\n<ParamField body="max_tokens">Longest answer to a launch.</ParamField>\n',
  'closed.mdx':
    '---\ntitle: Closed\n---\n\n<Tabs>\n<Tab title="One">First.</Tab>\n<Tab title="Two">\n<Accordion title="Fish">A zebrafish.</Accordion>\n</Tab>\n</Tabs>\n',
  'secret.mdx': '---\ntitle: Secret launch\nsearchable: false\n---\n\nLaunch.\n',
  'de/index.mdx': '---\ntitle: Start\n---\n\nDie Raketenverwaltung für den Launch.\n',
});
const outDir = join(root, 'dist');
const index = join(outDir, '_octavo/search');

beforeAll(async () => {
  const { report } = await buildSite({ root, outDir, base, cacheDir: join(root, 'cache') });
  expect(report).toMatchObject({ errors: [], warnings: [] });
});

describe('in a browser', () => {
  let browser: Browser;
  let server: Served;
  let page: Page;
  let messages: string[];

  beforeAll(async () => {
    server = await serveFolder(outDir, { base });
    browser = await openBrowser();
  });
  afterAll(() => server.close());
  beforeEach(() => open());
  afterEach(async () => {
    await page.context().close();
    expect(messages).toEqual([]);
  });

  async function open(path = '', options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
    await page?.context().close();
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    page = await context.newPage();
    messages = [];
    page.on('console', (message) => void (message.type() === 'error' && messages.push(message.text())));
    page.on('pageerror', (error) => void messages.push(String(error)));
    await page.goto(`${server.url}${base}${path}`);
  }

  const field = () => page.locator('.octavo-search-dialog input');
  const status = () => page.locator('.octavo-search-dialog [role=status]');
  const options = () => page.locator('.octavo-search-dialog [role=option]');

  async function search(query: string): Promise<void> {
    await page.keyboard.press('/');
    await field().fill(query);
    await expect.poll(active).toBeDefined();
  }

  /** The text of the active option. */
  const active = (): Promise<string | null | undefined> =>
    field().evaluate((input: HTMLInputElement) => {
      const id = input.getAttribute('aria-activedescendant');
      return (input.getRootNode() as ShadowRoot).getElementById(id ?? '')?.querySelector('.name')?.textContent;
    });

  test('opens with / and with Ctrl K, closes with Escape, and returns the focus', async () => {
    await page.getByRole('button', { name: 'Ask the docs' }).focus();
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await expect
        .poll(() => field().evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input))
        .toBe(true);
      expect(await field().getAttribute('placeholder')).toBe('Ask the docs');
      const close = page.getByRole('button', { name: 'Close' }).locator('kbd');
      expect(await close.evaluate((key) => getComputedStyle(key, '::before').content)).toBe('"Esc"');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-bar-entry');
    }
  });

  test('moves with the arrows, announces the number of results, and opens one with Enter', async () => {
    await search('launch');
    expect(await status().textContent()).toBe('Results: 3');
    expect(await active()).toBe('Launch');
    await page.keyboard.press('ArrowUp');
    const last = await active();
    await page.keyboard.press('ArrowDown');
    expect([await active(), last !== 'Launch']).toEqual(['Launch', true]);
    expect(await options().first().getAttribute('aria-selected')).toBe('true');
    await field().fill('stream');
    await expect.poll(active).toBe('Client');
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe('streamText');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${base}client/#streamtext`);
  });

  test('takes over what is typed while the dialog loads', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/open-search-[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('launch');
    release();
    await expect.poll(active).toBe('Launch');
    expect(await field().inputValue()).toBe('launch');
  });

  test('groups sections by page, with breadcrumbs, marks and text around the match', async () => {
    await search('parachute');
    const group = page.getByRole('group', { name: 'Orbits' });
    await expect
      .poll(() => group.locator('[role=option]').allTextContents())
      .toEqual(['OrbitsGuides › Start', 'LandingUse the parachute after the launch.']);
    expect(await group.locator('mark').allTextContents()).toEqual(['parachute']);
  });

  test('a result scrolls to the match and highlights it', async () => {
    await search('parachute');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${base}orbit/#landing`);
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('octavo-search')?.size)).toBe(1);
    expect(await page.evaluate(() => [...CSS.highlights.get('octavo-search')!].map(String))).toEqual(['parachute']);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });

  test('a result opens the tab and the section that its match is in', async () => {
    await search('zebrafish');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${base}closed/*`);
    await expect.poll(() => page.locator('#content').getByText('A zebrafish.').isVisible()).toBe(true);
    expect(await page.getByText('First.').isVisible()).toBe(false);
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Two');
    expect(await page.locator('details.accordion[open]').count()).toBe(1);
  });

  test('keeps recent searches until they are cleared', async () => {
    await search('parachute');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${base}orbit/`);
    await page.keyboard.press('/');
    await field().fill('');
    const recent = page.getByRole('group', { name: 'Recent searches' });
    await expect.poll(() => recent.getByRole('option').allTextContents()).toEqual(['parachute']);
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect.poll(() => recent.count()).toBe(0);
  });

  test('filters by tab and language', async () => {
    await search('launch');
    await page.getByRole('button', { name: 'Reference' }).click();
    await expect.poll(() => status().textContent()).toBe('Results: 1');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect.poll(active).toBe('Start');
  });

  test('is translated, and finds parts of German compounds', async () => {
    await open('de');
    await search('verwaltung');
    expect(await status().textContent()).toBe('Ergebnisse: 1');
  });

  test('suggests other words and the site map if nothing matches', async () => {
    await page.keyboard.press('/');
    await field().fill('parrrrachute');
    await expect.poll(() => options().allTextContents()).toEqual(['parachute', 'Site mapAll pages of this site']);
    await options().first().click();
    await expect.poll(active).toBe('Orbits');
  });

  test('works without a connection after it has been opened', async () => {
    await search('launch');
    await page.context().setOffline(true);
    await field().fill('streamText');
    await expect.poll(active).toBe('Client');
    // Requests that failed without a connection, such as for the next page, are in the console, perhaps after this
    // test.
    await page.close();
    messages = [];
  });

  test('works without workers', async () => {
    const context = page.context();
    await context.addInitScript('delete window.Worker');
    await page.reload();
    await search('launch');
    expect(await active()).toBe('Launch');
  });

  test.each(['light', 'dark'] as const)('has no accessibility violation in %s mode', async (colorScheme) => {
    await open('', { colorScheme });
    await search('launch');
    await page.getByText('parachute after').or(page.getByText('probe')).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await field().fill('xyzzyxyzzy');
    await page.getByText('No results').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('fills the screen of a phone', async () => {
    await open('', { viewport: { width: 360, height: 640 }, hasTouch: true });
    await page.getByRole('button', { name: 'Ask the docs' }).click();
    await field().fill('launch');
    await options().first().waitFor();
    expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('without scripts, the site map replaces the button', async () => {
    await open('', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Ask the docs' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Site map' }).click();
    const links = page.locator('.octavo-site-map a');
    expect(await links.allTextContents()).toEqual(['Launch', 'Orbits', 'Client', 'Secret launch', 'Closed', 'Start']);
    await links.nth(1).click();
    expect(await page.title()).toContain('Orbits');
  });
});

test('an unchanged build keeps the index, and a changed page replaces one shard', async () => {
  const build = () => buildSite({ root, outDir, base, cacheDir: join(root, 'cache') });
  const shards = (): string[] =>
    readdirSync(index)
      .filter((name) => /^(?:en|de)\./.test(name))
      .sort();
  const before = shards();
  const { mtimeMs } = statSync(join(index, 'index.json'));
  await build();
  expect([shards(), statSync(join(index, 'index.json')).mtimeMs]).toEqual([before, mtimeMs]);
  writeFiles(root, { 'de/index.mdx': '---\ntitle: Start\n---\n\nGeändert.\n' });
  await build();
  expect(shards().filter((name) => before.includes(name))).toEqual([before.find((name) => name.startsWith('en'))]);
  expect(existsSync(join(outDir, 'sitemap/index.html'))).toBe(true);
});

describe('in dev', () => {
  let server: ViteDevServer;
  let address: string;

  beforeAll(async () => {
    const plugins = octavo({ base });
    server = await createServer({ root, configFile: false, logLevel: 'silent', plugins, server: { port: 0 } });
    await server.listen();
    const { port } = server.httpServer!.address() as { port: number };
    address = `http://localhost:${port}${base}_octavo/search/`;
  });
  afterAll(() => server.close());

  /** The text of all shards. */
  async function indexText(): Promise<string> {
    const { shards } = (await (await fetch(`${address}index.json`)).json()) as { shards: { file: string }[] };
    const texts = shards.map(async ({ file }) => (await fetch(address + file)).text());
    return (await Promise.all(texts)).join('\n');
  }

  test('has the same index as a build, and follows changes', async () => {
    const built = readdirSync(index).filter((name) => /^(?:en|de)\./.test(name));
    const text = built
      .sort((a) => (a.startsWith('en') ? -1 : 1))
      .map((name) => readFileSync(join(index, name), 'utf8'))
      .join('\n');
    // On a slow machine, the first index does not have all pages yet.
    await expect.poll(indexText).toBe(text);
    writeFiles(root, { 'orbit.mdx': '---\ntitle: Orbits\n---\n\nApogee\n' });
    await expect.poll(indexText).toContain('pogee');
  });
});
