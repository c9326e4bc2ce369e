/** Settings that change while a page is open in dev: the page updates in place. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { moduleId } from '../../plugin/mdx/evaluate/module-id.js';
import { openBrowser } from '../browser/open-browser.js';
import { openInDev, startDev } from '../browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { project } from '../vite-project.js';

const settings = {
  name: 'Before',
  colors: { primary: '#16A34A' },
  navbar: { links: [{ label: 'Support', href: 'https://example.com/support' }] },
  navigation: { $ref: './navigation.json' },
};
const picture = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20" fill="${color}"/></svg>`;
const morphModule = `/@fs/${moduleId(fileURLToPath(new URL('../../dist/runtime/morph.js', import.meta.url))).replace(/^\//, '')}`;

const root = writeFiles(temporaryFolder(), {
  'docs.json': settings,
  'navigation.json': { groups: [{ group: 'Start', pages: ['index', 'other'] }] },
  'index.mdx': `---\ntitle: Long\n---\n\n${'A paragraph that is read.\n\n'.repeat(200)}`,
  'other.mdx': '---\ntitle: Other\n---\n\nWords.\n',
  'light.svg': picture('red'),
});

let server: ViteDevServer;
let browser: Browser;
let page: Page;
const now: Record<string, unknown> = { ...settings };

beforeAll(async () => {
  const dev = await startDev(root);
  server = dev.server;
  browser = await openBrowser();
  page = await browser.newPage();
  await openInDev(page, dev.url);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
});
afterAll(async () => {
  await server.close();
});

/** Saves docs.json with additional keys. */
function save(keys: Record<string, unknown>): void {
  Object.assign(now, keys);
  writeFileSync(join(root, 'docs.json'), JSON.stringify(now, null, 2));
}

const text = (selector: string): Promise<string> =>
  page.evaluate((part) => document.querySelector<HTMLElement>(part)?.innerText ?? '', selector);
const attribute = (name: string): Promise<string | null> => page.locator('html').getAttribute(name);
const token = (name: string): Promise<string> =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);

const changes: [name: string, keys: Record<string, unknown>, look: () => Promise<unknown>, shown: unknown][] = [
  ['name', { name: 'After' }, () => page.title(), expect.stringContaining('After')],
  [
    'navbar',
    { navbar: { links: [{ label: 'Help', href: '/other' }] } },
    () => text('#navbar'),
    expect.stringContaining('Help'),
  ],
  [
    'footer',
    { footer: { socials: { github: 'https://github.com/example' } } },
    () => page.locator('#footer a[href="https://github.com/example"]').count(),
    1,
  ],
  ['colors', { colors: { primary: '#DB2777' } }, () => token('--octavo-color-brand'), expect.stringMatching(/db2777/i)],
  ['logo', { logo: '/light.svg' }, () => page.locator('#navbar img[src*="light.svg"]').count(), 1],
  [
    'banner',
    { banner: { content: 'Read this', dismissible: true } },
    () => text('#banner'),
    expect.stringContaining('Read this'),
  ],
  ['appearance', { appearance: { default: 'dark', strict: true } }, () => page.locator('html.dark').count(), 1],
  ['theme', { theme: 'maple' }, () => attribute('data-octavo-theme'), 'maple'],
  ['styling', { styling: { eyebrows: 'breadcrumbs' } }, () => page.locator('#breadcrumb-list').count(), 1],
  [
    'navigation',
    {
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['index'] },
          { tab: 'More', pages: ['other'] },
        ],
      },
    },
    () => text('.nav-tabs'),
    expect.stringContaining('More'),
  ],
];

describe('the open page follows docs.json', () => {
  test('a part in a separate file', async () => {
    const groups = [{ group: 'First steps', pages: ['index', 'other'] }];
    writeFileSync(join(root, 'navigation.json'), JSON.stringify({ groups }));
    await expect.poll(() => text('#sidebar')).toContain('First steps');
  });

  test.each(changes)('%s', async (_, keys, look, shown) => {
    // Earlier changes may reload the page.
    await expect.poll(look).not.toEqual(shown);
    save(keys);
    await expect.poll(look).toEqual(shown);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test.each([5, 20, 40])('the last of two saves, %i ms apart', async (pause) => {
    save({ name: `Early ${pause}` });
    await setTimeout(pause);
    save({ name: `Late ${pause}` });
    await expect.poll(() => page.title()).toContain(`Late ${pause}`);
  });

  test('a banner that was added later can be closed', async () => {
    await page.locator('.octavo-dismiss').click();
    await expect.poll(() => page.locator('#banner').isVisible()).toBe(false);
  });

  test('redirects', async () => {
    save({ redirects: [{ source: '/gone', destination: '/other' }] });
    const to = async (): Promise<string | null> =>
      (await fetch(new URL('/gone', page.url()), { redirect: 'manual' })).headers.get('location');
    await expect.poll(to).toBe('/other/');
  });

  test('an error appears over the page, and disappears when it is fixed', async () => {
    save({ banner: { content: 7 } });
    const overlay = page.locator('vite-error-overlay');
    await expect.poll(() => overlay.count()).toBe(1);
    expect(await overlay.locator('.window').innerText()).toContain('banner.content');
    // This project has no configuration file of Vite.
    expect(await overlay.locator('.tip').innerText()).not.toContain('server.hmr.overlay');
    save({ banner: undefined, colors: { primary: '#0EA5E9' } });
    await expect.poll(() => overlay.count()).toBe(0);
    await expect.poll(() => token('--octavo-color-brand')).toMatch(/0ea5e9/i);
  });
});

test('examples beside the page follow their source', async () => {
  const source = (words: string): string =>
    `---\ntitle: Samples\n---\n\nWords.\n\n<RequestExample>\n\n\`\`\`bash One\n${words}\n\`\`\`\n\n</RequestExample>\n\nAfter it.\n`;
  writeFileSync(join(root, 'samples.mdx'), source('curl -X GET'));
  const other = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = new URL('/samples', page.url()).href;
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  await openInDev(other, address);
  const samples = other.locator('octavo-request-example');
  expect(await other.locator('#page-aside').innerText()).toContain('curl -X GET');
  writeFileSync(join(root, 'samples.mdx'), source('curl -X PUT'));
  await expect.poll(() => other.locator('#page-aside').innerText()).toContain('curl -X PUT');
  expect(await samples.count()).toBe(1);
  writeFileSync(join(root, 'samples.mdx'), '---\ntitle: Samples\n---\n\nWords alone.\n');
  await expect.poll(() => samples.count()).toBe(0);
  await expect.poll(() => other.locator('#page-aside').count()).toBe(0);
  await other.close();
});

test('a file that is saved while a page loads is shown', async () => {
  writeFileSync(join(root, 'early.mdx'), 'Saved before.\n');
  const address = new URL('/early', page.url()).href;
  const sent = async (): Promise<string> => (await fetch(address)).text();
  await expect.poll(sent).toContain('Saved before.');
  const other = await browser.newPage();
  // The document has loaded, and no script has run.
  await other.route('**/@vite/client', async (route) => {
    writeFileSync(join(root, 'early.mdx'), 'Saved after.\n');
    await expect.poll(sent).toContain('Saved after.');
    await route.continue();
  });
  await other.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => other.locator('#content').innerText()).toContain('Saved after.');
  await other.close();
});

test('a style sheet that is saved while a page loads is shown', async () => {
  writeFiles(root, { 'early.css': 'body { caret-color: rgb(1, 2, 3) }' });
  const address = page.url();
  await expect.poll(async () => (await fetch(address)).text()).toContain('/early.css');
  const other = await browser.newPage();
  const color = (): Promise<string> => other.evaluate(() => getComputedStyle(document.body).caretColor);
  const save = async (): Promise<void> => {
    await expect.poll(color).toBe('rgb(1, 2, 3)');
    writeFiles(root, { 'early.css': 'body { caret-color: rgb(4, 5, 6) }' });
  };
  let saved: Promise<void> | undefined;
  // Not with `times`: the browser forgets requests that wait while the interception ends.
  await other.route('**/@vite/client', async (route) => {
    await (saved ??= save());
    await route.continue();
  });
  await other.goto(address);
  await expect.poll(color).toBe('rgb(4, 5, 6)');
  await other.close();
});

test('the open page follows style sheets and scripts in folders', async () => {
  const color = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).outlineColor);
  const mark = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['mark']);
  const saved = (name: string): string => `document.documentElement.dataset.mark = '${name}';`;
  writeFiles(root, { 'parts/a.css': 'body { outline-color: rgb(1, 2, 3) }', 'parts/a.js': saved('one') });
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  await expect.poll(mark).toBe('one');
  writeFiles(root, { 'parts/a.css': 'body { outline-color: rgb(4, 5, 6) }', 'parts/a.js': saved('two') });
  await expect.poll(color).toBe('rgb(4, 5, 6)');
  await expect.poll(mark).toBe('two');
  writeFiles(root, { 'parts/a.js': `export {}; ${saved('three')}` });
  await expect.poll(() => page.locator('script[src*="parts/a.js"]').count()).toBe(0);
});

describe('morph only touches differences', () => {
  const island = (start: string, hidden = ''): string =>
    `<!--octavo-island key {"start":${start}}--><i>${start}</i>${hidden}<!--/octavo-island-->`;

  /** The body after a user's `change` and a morph from `before` to `after`. */
  const morphed = (before: string, after: string, change: string): Promise<string> =>
    page.evaluate(`(async () => {
      const { morph } = await import(${JSON.stringify(morphModule)});
      const [live, old, fresh] = ${JSON.stringify([before, before, after])}.map((html) => {
        const part = document.createElement('div');
        part.innerHTML = html;
        return part;
      });
      document.body.append(live);
      ${change};
      morph(live, old, fresh);
      live.remove();
      return live.innerHTML;
    })()`);

  test.each([
    ['words', '<p>a</p><p>b</p>', '<p>a</p><p>c</p>', '', '<p>a</p><p>c</p>'],
    ['a new node in the middle', '<i>a</i><i>b</i>', '<i>a</i><b>x</b><i>b</i>', '', '<i>a</i><b>x</b><i>b</i>'],
    ['a node that is gone', '<i>a</i><i>b</i><i>c</i>', '<i>a</i><i>c</i>', '', '<i>a</i><i>c</i>'],
    ['attributes', '<a href="/a" title="x">a</a>', '<a href="/b">a</a>', '', '<a href="/b">a</a>'],
    ['another element', '<p>a</p>', '<h2>a</h2>', '', '<h2>a</h2>'],
    [
      'what the reader opened stays open',
      '<details><summary>a</summary></details><p>b</p>',
      '<details><summary>a</summary></details><p>c</p>',
      'live.firstChild.open = true',
      '<details open=""><summary>a</summary></details><p>c</p>',
    ],
    [
      'a part that a script has filled is made anew',
      '<div><i>a</i></div>',
      '<div><i>b</i></div>',
      'live.firstChild.append("more")',
      '<div><i>b</i></div>',
    ],
    [
      'an interactive component keeps what it shows',
      `<p>a</p>${island('0')}<p>b</p>`,
      `<p>c</p><p>d</p>${island('0')}<p>e</p>`,
      'live.querySelector("i").replaceWith("1", " of ", "2")',
      `<p>c</p><p>d</p>${island('0').replace('<i>0</i>', '1 of 2')}<p>e</p>`,
    ],
    [
      'an interactive component that changed is replaced',
      `<p>a</p>${island('0')}<p>b</p>`,
      `<p>a</p>${island('5')}<p>b</p>`,
      'live.querySelector("i").replaceWith("1", " of ", "2")',
      `<p>a</p>${island('5')}<p>b</p>`,
    ],
    [
      'an interactive component is replaced if only its hidden content changed',
      island('0', '<template data-index="0">a</template>'),
      island('0', '<template data-index="0">b</template>'),
      'live.querySelector("template").remove()',
      island('0', '<template data-index="0">b</template>'),
    ],
    [
      'an interactive component that is gone',
      `<p>a</p>${island('0')}<p>b</p>`,
      '<p>a</p><p>b</p>',
      'live.querySelector("i").replaceWith("1", " of ", "2")',
      '<p>a</p><p>b</p>',
    ],
  ])('%s', async (_, before, after, change, result) => {
    expect(await morphed(before, after, change)).toBe(result);
  });
});

test('settings in code restart Vite once and update the open page', async () => {
  const config = (name: string): string =>
    `import { octavo } from 'octavo';\n` +
    `const config = { name: '${name}', navigation: { pages: ['index'] } };\n` +
    `export default { plugins: [octavo({ root: '.', config })] };\n`;
  const source = readFileSync(join(root, 'index.mdx'), 'utf8');
  const folder = project({ 'package.json': { type: 'module' }, 'index.mdx': source }, config('One'));
  const customLogger = createLogger('silent');
  const log = vi.spyOn(customLogger, 'info');
  const own = await createServer({ root: folder, customLogger, server: { port: 0, host: '127.0.0.1' } });
  await own.listen();
  const other = await browser.newPage();
  await openInDev(other, own.resolvedUrls?.local[0] ?? '');
  expect(await other.title()).toContain('One');
  writeFiles(folder, { 'vite.config.js': config('Two') });
  await expect.poll(() => other.title()).toContain('Two');
  expect(log.mock.calls.filter(([message]) => message === 'server restarted.')).toHaveLength(1);
  await other.close();
  await own.close();
});
