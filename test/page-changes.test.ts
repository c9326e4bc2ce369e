/**
 * Pages that change in place: the page of a link that the reader points at is loaded, so that a click only replaces the
 * content.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { recordVisit, type Visit } from './browser/record-visit.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

declare global {
  interface Window {
    parsedPages?: string[];
  }
}

const text = 'Words that fill the page.\n\n'.repeat(60);

const files = {
  'docs.json': {
    name: 'Changes',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    seo: { metatags: { canonical: 'https://changes.test' } },
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [
            { group: 'Start', pages: ['one', 'two', 'tabs'] },
            { group: 'More', pages: ['scripted'] },
          ],
        },
        { tab: 'Reference', pages: ['terms'] },
      ],
    },
  },
  'one.mdx': `---\ntitle: One\n---\n\n[To the end](/two#end)\n\n## First part\n\n${text}`,
  'two.mdx': `---\ntitle: Two\ndescription: The second page\n---\n\n## Second part\n\n${text}\n\n## End\n\n${text}`,
  'tabs.mdx':
    '---\ntitle: Tabs\n---\n\n<Tabs>\n<Tab title="npm">Use npm</Tab>\n<Tab title="pnpm">Use pnpm</Tab>\n</Tabs>\n\n```js\nlet a;\n```\n',
  'scripted.mdx': '---\ntitle: Scripted\n---\n\n<script>{`document.title = "Changed by a script"`}</script>\n',
  'terms.mdx': '---\ntitle: Terms\n---\n\nWords and their meaning.\n',
};

let browser: Browser;
let server: Served;
/** The site in the folder `docs`, beside other things. */
let host: Served;

beforeAll(async () => {
  const temporary = temporaryFolder();
  const root = join(temporary, 'docs');
  writeFiles(root, files);
  await buildFolder(root, join(temporary, 'out'));
  await buildFolder(root, join(temporary, 'host/docs'), { base: '/docs/' });
  server = await serveFolder(join(temporary, 'out'));
  host = await serveFolder(join(temporary, 'host'));
  browser = await openBrowser();
});

afterAll(() => Promise.all([server.close(), host.close()]));

/** Opens the first page. */
async function open(url = `${server.url}/one/`): Promise<Visit & { page: Page }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  const visit = recordVisit(page);
  await page.addInitScript(recordParsing);
  await page.goto(url);
  // The script loads when the reader starts to use the page. A pointer that has not moved yet does not count.
  for (const x of [700, 720]) await page.mouse.move(x, 500);
  return { page, ...visit };
}

/** Points at a link of the sidebar or of the page until its page is prepared, and clicks. */
async function go(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name: new RegExp(`^(?:GET )?${name}$`) }).first();
  const path = new URL((await link.getAttribute('href'))!, server.url).pathname;
  const { x, y, width, height } = (await link.boundingBox())!;
  const center = [x + width / 2, y + height / 2] as const;
  await page.mouse.move(700, 5);
  await page.evaluate(() => (window.parsedPages = []));
  await page.mouse.move(...center);
  // A page is prepared when it has been parsed.
  await page.waitForFunction((wanted) => window.parsedPages!.includes(wanted), path);
  // `link.click()` scrolls the page in Firefox, also to links that are visible.
  await page.mouse.click(...center);
}

/** Runs in the page before its scripts: records the paths of the pages that they parse. */
function recordParsing(): void {
  const { parseHTMLUnsafe } = Document;
  Document.parseHTMLUnsafe = (...given: Parameters<typeof parseHTMLUnsafe>) => {
    const parsed = parseHTMLUnsafe.apply(Document, given);
    const canonical = parsed.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    if (canonical) window.parsedPages?.push(new URL(canonical).pathname);
    return parsed;
  };
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

test('a click replaces the content and what the page says about itself', async () => {
  const { page, documents, errors } = await open();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await go(page, 'Two');
  await heading(page, 'Two').waitFor();
  expect(documents).toEqual(['/one/']);
  expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/two');
  expect(await page.title()).toBe('Two - Changes');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('https://changes.test/two/');
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('The second page');
  expect(await page.locator('#sidebar [aria-current=page]').allInnerTexts()).toEqual(['Two']);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement!.id)).toBe('content-area');
  expect(await page.getByRole('status').filter({ hasText: 'Two' }).count()).toBe(1);
  await expect.poll(() => page.locator('#table-of-contents [aria-current]').innerText()).toBe('Second part');
  await page.getByRole('heading', { name: 'End' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.locator('#table-of-contents [aria-current]').innerText()).toBe('End');
  expect(errors).toEqual([]);
  await page.close();
});

test('the top of a long page is painted first, and scripts hear of the change when all of it is there', async () => {
  const { page } = await open();
  await page.evaluate(() => {
    const blocks = (): number => document.querySelector('#content')!.children.length;
    const counts: number[] = [];
    document.addEventListener('octavo:before-update', () => requestAnimationFrame(() => counts.push(blocks())));
    document.addEventListener('octavo:after-update', () => {
      counts.push(blocks());
      document.body.dataset.counts = counts.join(' ');
    });
  });
  await go(page, 'Two');
  const counts = (await page.locator('body[data-counts]').getAttribute('data-counts'))!.split(' ').map(Number);
  await page.reload();
  const all = await page.locator('#content > *').count();
  expect(counts).toEqual([expect.any(Number), all]);
  expect(counts[0]).toBeLessThan(all / 2);
  expect(counts[0]).toBeGreaterThan(10);
  await page.close();
});

test('back and forward show the earlier pages where the reader left them', async () => {
  const { page, documents } = await open();
  await page.evaluate(() => scrollTo(0, 700));
  await go(page, 'Two');
  await heading(page, 'Two').waitFor();
  await page.goBack();
  await heading(page, 'One').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  expect(await page.locator('#sidebar [aria-current=page]').allInnerTexts()).toEqual(['One']);
  await page.goForward();
  await heading(page, 'Two').waitFor();
  expect(await page.title()).toBe('Two - Changes');
  expect(documents).toEqual(['/one/']);
  await page.reload();
  await heading(page, 'Two').waitFor();
  await page.goBack();
  await heading(page, 'One').waitFor();
  expect(await page.title()).toBe('One - Changes');
  await page.close();
});

test('a link to a heading scrolls to it', async () => {
  const { page, documents } = await open();
  await go(page, 'To the end');
  await heading(page, 'Two').waitFor();
  expect(documents).toEqual(['/one/']);
  await expect
    .poll(() => page.locator('#end').evaluate((end) => Math.abs(end.getBoundingClientRect().top) < 200))
    .toBe(true);
  expect(page.url()).toMatch(/\/two\/?#end$/);
  await page.close();
});

test('elements of the new page work, with the choices of the reader', async () => {
  const { page, documents, errors } = await open();
  await go(page, 'Tabs');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await page.getByText('Use pnpm').waitFor();
  await go(page, 'One');
  await heading(page, 'One').waitFor();
  await go(page, 'Tabs');
  await page.getByText('Use pnpm').waitFor();
  expect(await page.getByRole('tab', { name: 'pnpm' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('button', { name: 'Copy' }).first().waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('meaning');
  await page.getByRole('option', { name: /Terms/ }).first().click();
  await heading(page, 'Terms').waitFor();
  expect(documents).toEqual(['/one/']);
  expect(errors).toEqual([]);
  await page.close();
});

test('a click before the elements of the new page are loaded is not lost', async () => {
  const { page, errors } = await open();
  let load!: () => void;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/_octavo/tabs-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await go(page, 'Tabs');
  await page.getByRole('tab', { name: 'pnpm' }).click();
  expect(await page.getByRole('tab', { name: 'pnpm' }).getAttribute('aria-selected')).toBe('false');
  load();
  await page.getByText('Use pnpm').waitFor();
  expect(errors).toEqual([]);
  await page.close();
});

test('another section has its own sidebar and tab', async () => {
  const { page, documents } = await open();
  await go(page, 'Reference');
  await heading(page, 'Terms').waitFor();
  expect(documents).toEqual(['/one/']);
  expect(await page.locator('#sidebar a[href="/two/"]').count()).toBe(0);
  expect(await page.locator('#sidebar [aria-current=page]').allInnerTexts()).toEqual(['Terms']);
  expect(await page.getByRole('link', { name: 'Reference' }).first().getAttribute('aria-current')).toBe('true');
  await go(page, 'Guides');
  await heading(page, 'One').waitFor();
  expect(await page.locator('#sidebar a[href="/two/"]').count()).toBe(1);
  await page.close();
});

test('the selected theme stays', async () => {
  const { page } = await open();
  const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
  const toggle = page.locator('octavo-theme-toggle').first();
  await expect
    .poll(async () => {
      await toggle.click();
      return isDark();
    })
    .toBe(true);
  await go(page, 'Two');
  await heading(page, 'Two').waitFor();
  expect(await isDark()).toBe(true);
  await page.close();
});

test('below a base path, only pages of the site are loaded', async () => {
  const { page, documents } = await open(`${host.url}/docs/one/`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/outside', textContent: 'Outside' });
    document.querySelector('main')!.prepend(link);
  });
  await page.getByRole('link', { name: 'Outside' }).hover();
  await go(page, 'Two');
  await heading(page, 'Two').waitFor();
  expect(documents).toEqual(['/docs/one/']);
  expect(requested).not.toContain('/outside');
  await page.close();
});

test('a script in the content of a page runs in a document of its own', async () => {
  const { page, documents, errors } = await open();
  await go(page, 'Scripted');
  await expect.poll(() => page.title()).toBe('Changed by a script');
  expect(documents).toEqual(['/one/', '/scripted/']);
  await page.getByRole('link', { name: 'Two', exact: true }).first().click();
  await heading(page, 'Two').waitFor();
  expect(documents).toHaveLength(2);
  expect(errors).toEqual([]);
  await page.close();
});

test('a link that opens in another tab leaves the page as it is', async () => {
  const { page, documents } = await open();
  await page
    .getByRole('link', { name: 'Two', exact: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await go(page, 'Tabs');
  await heading(page, 'Tabs').waitFor();
  expect(documents).toEqual(['/one/']);
  await page.goBack();
  await heading(page, 'One').waitFor();
  await page.close();
});
