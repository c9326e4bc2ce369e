/** The plugins of `test/examples`, each built with the packed package and opened under the policy of its site. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { openInDev } from '../browser/open-in-dev.js';
import { quiet } from '../browser/quiet.js';
import { recordVisit } from '../browser/record-visit.js';
import { serveFolder } from '../browser/serve-folder.js';
import { project } from './project.js';
import { run, serve } from './run.js';

const examples = fileURLToPath(new URL('../examples/', import.meta.url));
const maxLines = 60;

/** An example in the browser, and its project. */
interface Opened {
  page: Page;
  context: BrowserContext;
  root: string;
  open(path: string): Promise<void>;
  read(file: string): string;
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** What a reader sees of each example. */
const readers: Record<string, (opened: Opened) => Promise<void>> = {
  async analytics({ page, context, open }) {
    const requested: string[] = [];
    await context.route('https://stats.example.com/**', (route) => {
      requested.push(`${new URL(route.request().url()).pathname} ${route.request().postData() ?? ''}`.trim());
      const body = 'document.documentElement.dataset.counted = document.currentScript.dataset.site;';
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await open('/');
    await expect.poll(() => page.locator('html').getAttribute('data-counted')).toBe('Acme');
    await page.getByRole('link', { name: 'the guide' }).click();
    await expect.poll(() => requested).toEqual(['/script.js', '/view /guide/']);
  },
  async 'search-adapter'({ page, open }) {
    await open('/');
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await page.getByRole('combobox').fill('setup');
    await page.getByRole('option', { name: 'Install the app' }).click();
    await page.getByRole('heading', { level: 1, name: 'Install the app' }).waitFor();
  },
  async 'old-versions'({ page, open }) {
    const note = page.getByRole('note');
    await open('/');
    expect(await note.count()).toBe(0);
    await open('/v1/history');
    expect(await note.count()).toBe(0);
    await open('/v1');
    expect(await note.innerText()).toBe('This is version 1.0. Read version 2.0.');
    await note.getByRole('link').click();
    await page.getByText('New.').waitFor();
  },
  async 'theme-switch'({ page, open }) {
    const root = page.locator('html');
    await open('/');
    expect(await page.locator('octavo-theme-toggle').count()).toBe(0);
    await page.locator('.theme-switch').first().click();
    expect(await root.getAttribute('class')).toContain('dark');
    await open('/');
    expect(await root.getAttribute('data-theme')).toBe('dark');
    await page.locator('.theme-switch').first().click();
    expect(await root.getAttribute('data-theme')).toBe('light');
  },
  async changelog({ page, open, read }) {
    await open('/');
    for (const text of ['Faster builds', 'The first release']) await page.getByText(text).waitFor();
    const entries = read('rss.xml').matchAll(/<item>\s*<title>([^<]+)/g);
    expect(Array.from(entries, ([, title]) => title)).toEqual(['2.0: 2026-11-20', '1.0: 2026-06-01']);
  },
  async 'api-format'({ page, open }) {
    await open('/api-reference/get-a-pet');
    await page.getByText('/pets/{id}').first().waitFor();
    await open('/api-reference/add-a-pet');
    await page.getByRole('heading', { level: 1, name: 'Add a pet' }).waitFor();
  },
  async diagrams({ page, open, read }) {
    await open('/');
    const diagram = page.getByRole('img', { name: 'The way of a page' });
    expect(await diagram.locator('text').allTextContents()).toEqual(['read', 'compile', 'write']);
    expect(read('index.md')).toContain('```d2\nread -> compile\ncompile -> write\n```');
  },
  async marks({ page, open, read }) {
    await open('/');
    const mark = page.locator('mark');
    expect([await mark.innerHTML(), await page.locator('p > .emoji').allTextContents()]).toEqual([
      'to the <strong>moon</strong>',
      ['🌕', '🚀'],
    ]);
    expect(await mark.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 215, 0)');
    expect(read('index.md')).toContain('We fly ==to the **moon**== 🌕 at 12:30:00, not to ==Mars ==.');
    expect([read('plain/index.html').includes('gold'), read('index.html').includes('gold')]).toEqual([false, true]);
  },
  async 'reading-time'({ page, open }) {
    await open('/');
    expect(await page.locator('.reading-time').innerText()).toBe('1 min read');
    await open('/long');
    expect(await page.locator('.reading-time').innerText()).toBe('3 min read');
  },
  async glossary({ page, root, open, read }) {
    await open('/');
    const links = page.getByRole('main').getByRole('link', { name: /^(moon|orbit)$/ });
    expect(await links.allTextContents()).toEqual(['moon', 'orbit']);
    expect(await links.first().getAttribute('title')).toBe('A body in an orbit around a planet, larger than a <rock>.');
    await links.first().click();
    await page.locator('dt#moon').waitFor();
    expect(read('glossary.md')).toContain('**Moon**');
    const server = await serve(root, 'octavo', 'dev', '--port', '0');
    try {
      await openInDev(page, server.url);
      await page.evaluate(() => document.body.classList.add('not-loaded-again'));
      writeFileSync(join(root, 'glossary.txt'), 'Night: A time without sun.\nMoonlit: In the light of a moon.\n');
      const changed = page.locator('.not-loaded-again main').getByRole('link', { name: /^(moon|moonlit|night)$/ });
      await expect.poll(() => changed.allTextContents()).toEqual(['moonlit', 'night']);
    } finally {
      await server.close();
    }
  },
  async typedoc({ page, open, read }) {
    await open('/');
    await page.getByRole('link', { name: 'orbitOf' }).first().click();
    await page.getByText('(moon: string, units?: Unit[]) => Promise<Orbit>').waitFor();
    expect(await page.getByText('required').count()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Orbit', exact: true }).click();
    await page.getByText('The planet in the center.').waitFor();
    expect(read('llms.txt')).toContain('https://acme.dev/api/type-aliases/unit.md');
  },
  async tags({ page, open }) {
    const main = page.getByRole('main');
    await open('/guides/plain');
    expect(await page.locator('.tags').count()).toBe(0);
    await open('/guides/install');
    await page.locator('.tags').getByRole('link', { name: 'Basics' }).click();
    await main.getByRole('heading', { level: 1, name: 'Basics' }).waitFor();
    expect(await main.getByRole('link', { name: /^(Install|Start|Plain)/ }).count()).toBe(2);
    const sidebar = page.getByRole('navigation').getByRole('link', { name: /^(All tags|Basics|Command line)$/ });
    expect(await sidebar.allTextContents()).toEqual(['All tags', 'Basics', 'Command line']);
    await open('/tags');
    await main.getByRole('link', { name: /^Command line/ }).click();
    await main.getByRole('link', { name: /^Install/ }).waitFor();
  },
  async 'two-sources'({ page, open }) {
    await open('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Stop' }).first().click();
    await page.getByText('Close the window of the app.').waitFor();
    for (const [file, text] of [
      ['app', 'Start: 2 words\nStop: 6 words\n'],
      ['library', 'Import: 4 words\n'],
    ] as const) {
      await open(`/${file}.txt`);
      expect(await page.locator('body').innerText()).toBe(text);
    }
  },
  async 'own-settings'({ page, root, open }) {
    const facts = page.locator('.facts');
    await open('/');
    expect(await facts.innerText()).toBe('Difficulty: basic, Ada, reviewed never');
    await open('/guide');
    expect(await facts.innerText()).toBe('Difficulty: expert, Bob, reviewed 2026-11-20');
    writeFileSync(join(root, 'guide.mdx'), '---\ntitle: Guide\nlevel: hard\nreviewed: soon\nowner: 5\n---\n\nText.\n');
    const { output } = await run(root, 'octavo', 'check');
    for (const place of ['3:8 {2}level', '4:11 {2}reviewed', '5:8 {2}owner'])
      expect(output).toMatch(new RegExp(`^warning {2}guide\\.mdx:${place} is not valid: `, 'm'));
  },
  async 'own-rule'({ page, root, open }) {
    const { output } = await run(root, 'octavo', 'check');
    expect(output).toMatch(/^warning {2}guide\.mdx:1:1 {2}The page has no owner\./m);
    expect(output).not.toContain('index.mdx');
    await open('/owners.txt');
    expect(await page.locator('body').innerText()).toBe('guide: nobody\nindex: Ada\n');
  },
};

test('each example is tested', () => {
  expect(readdirSync(examples).sort()).toEqual(Object.keys(readers).sort());
});

test.each(Object.keys(readers))('%s', async (name) => {
  expect(
    readFileSync(join(examples, name, 'octavo.config.mjs'), 'utf8')
      .trimEnd()
      .split('\n').length,
  ).toBeLessThanOrEqual(maxLines);
  const root = project(`example-${name}`, {});
  cpSync(join(examples, name), root, { recursive: true });
  const { code, output } = await run(root, 'octavo', 'build', '--out', 'site', '--site', 'https://acme.dev');
  expect([code, output]).toEqual([0, expect.not.stringMatching(/warning|error/)]);
  const site = join(root, 'site');
  expect(readFileSync(join(site, '_headers'), 'utf8')).toContain('Content-Security-Policy');
  const server = await serveFolder(site);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const { errors } = recordVisit(page);
    const open = async (path: string): Promise<void> => {
      await page.goto(server.url + path);
      await quiet(page);
    };
    const read = (file: string): string => readFileSync(join(site, file), 'utf8');
    await readers[name]!({ page, context, root, open, read });
    // Violations of the policy are errors in the console.
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await server.close();
  }
});
