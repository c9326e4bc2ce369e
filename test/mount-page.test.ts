/** Pages in an app with `mountPage`, in dev and built, under a strict content security policy. */
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createServer, type ViteDevServer } from 'vite';
import { serveSite } from '../plugin/serve/serve-site.js';
import { openBrowser } from './browser/open-browser.js';
import { app, installedProject, quiet } from './vite-project.js';
import { openQuiet } from './browser/quiet.js';

const main = `
  import { mountPage } from 'octavo/runtime';
  import routes from 'virtual:octavo/routes';
  import 'virtual:octavo/styles.css';
  import './style.css';
  const element = document.querySelector('#app');
  let mounted;
  window.show = async (route) => {
    mounted = mountPage(element, await routes.find((each) => each.route === route).load());
    await mounted.ready;
  };
  window.hide = () => mounted.unmount();
  document.title = 'ready';
`;
const files = {
  ...app,
  'src/main.ts': main,
  'src/style.css': ':root { color-scheme: light dark; }',
  'docs/docs.json': {
    name: 'Mounted',
    theme: 'mint',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['tabs', 'live'] },
  },
  'docs/tabs.mdx': [
    '---\ntitle: Tabs\n---\n',
    '## Choose\n\n<Tabs>\n<Tab title="One">First panel</Tab>\n<Tab title="Two">Second panel</Tab>\n</Tabs>\n',
    '```js\nconst answer = "text";\n```\n\n<p className="pl-8" id="padded">Padded</p>\n',
    `${'Long.\n\n'.repeat(80)}## Far below\n`,
  ].join('\n'),
  'docs/live.mdx':
    '---\ntitle: Live\n---\n\nimport { Counter } from \'/snippets/counter.jsx\';\n\n<Card title="Card">Inside</Card>\n\n<Counter />\n',
  'docs/snippets/counter.jsx':
    'import { useState } from \'react\';\n\nexport const Counter = () => {\n  const [count, setCount] = useState(0);\n  return <button id="count" onClick={() => setCount(count + 1)}>Count {count}</button>;\n};\n',
};
const root = installedProject(
  files,
  "import { octavo } from 'octavo';\n\nexport default { plugins: [octavo({ root: 'docs', base: '/docs/' })] };\n",
);

let browser: Browser;
let dev: ViteDevServer;
let built: Server;
const urls: Record<string, string> = {};

beforeAll(async () => {
  browser = await openBrowser();
  dev = await createServer({ ...quiet(root), server: { port: 0, host: '127.0.0.1' } });
  await dev.listen();
  urls['dev'] = dev.resolvedUrls?.local[0] ?? '';
  await build(quiet(root));
  const answer = serveSite({
    folder: join(root, 'dist'),
    base: '/',
    headers: { 'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'" },
  });
  built = createHttpServer((request, response) => answer(request, response, () => response.end()));
  await new Promise<void>((listening) => void built.listen(0, '127.0.0.1', listening));
  urls['build'] = `http://127.0.0.1:${(built.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  built.close();
  await dev.close();
});

describe.each(['dev', 'build'])('in %s', (mode) => {
  let page: Page;
  const problems: string[] = [];
  const show = (route: string): Promise<void> => page.evaluate((to) => (window as never as Shown).show(to), route);
  const style = (selector: string, name: string): Promise<string> =>
    page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

  beforeAll(async () => {
    page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await openQuiet(page, `${urls[mode]}#far-below`);
    await page.waitForFunction(() => document.title === 'ready');
  });
  afterAll(() => page.close());

  test('scrolls to the heading in the URL', async () => {
    await show('/tabs');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  });

  test('loads only the elements of the page', async () => {
    await page.getByRole('tab', { name: 'Two' }).click();
    expect(await page.getByText('Second panel').isVisible()).toBe(true);
    expect(await page.getByText('First panel').isVisible()).toBe(false);
    expect(await page.evaluate(() => customElements.get('octavo-tree') === undefined)).toBe(true);
  });

  test('styles the page like the site, without changing the app', async () => {
    expect(await style('pre span:text-is("const")', 'color')).toBe('rgb(207, 34, 46)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await style('pre span:text-is("const")', 'color')).toBe('rgb(255, 123, 114)');
    expect(await style('#padded', 'padding-left')).toBe('32px');
    expect(await style('#choose', 'font-size')).toBe('22px');
    expect(await style('body', 'margin-top')).toBe('8px');
  });

  test('runs interactive components each time the page is mounted', async () => {
    for (const _ of [1, 2]) {
      await show('/live');
      expect(await page.locator('octavo-card').innerText()).toContain('Inside');
      await page.locator('#count').click();
      await expect.poll(() => page.locator('#count').innerText()).toBe('Count 1');
      await show('/tabs');
      expect(await page.locator('#count').count()).toBe(0);
    }
  });

  test('removes everything on unmount', async () => {
    await page.evaluate(() => (window as never as Shown).hide());
    expect(await page.locator('#app').evaluate((element) => element.outerHTML)).toBe('<div id="app" class=""></div>');
    expect(problems).toEqual([]);
  });
});

interface Shown {
  show(route: string): Promise<void>;
  hide(): void;
}
