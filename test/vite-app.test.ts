/** An app that imports pages, the routes and the site: the build, and hot updates in dev. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createLogger, createServer, preview, type ViteDevServer } from 'vite';
import { openBrowser } from './browser/open-browser.js';
import { openAppInDev, openInDev } from './browser/open-in-dev.js';
import { writeFiles } from './cli/temporary-folder.js';
import { app, docs, open, prefixed, project, quiet } from './vite-project.js';

describe('an app that imports the docs', () => {
  const main = `
    import routes from 'virtual:octavo/routes';
    import site from 'virtual:octavo/site';
    import * as page from '../docs/guides/install.mdx';
    const show = ({ html }) => (document.querySelector('#app').innerHTML = html);
    document.title = [site.name, ...routes.map(({ route }) => route)].join(' ');
    show(page);
    import.meta.hot?.accept('../docs/guides/install.mdx', show);
  `;
  const root = project(
    { ...app, ...prefixed('docs/', docs), 'src/main.ts': main },
    "import { octavo } from 'octavo';\n\nexport default { plugins: [octavo({ root: 'docs', base: '/docs/' })] };\n",
  );
  const save = (file: string, content: unknown): void => void writeFiles(root, { [`docs/${file}`]: content });
  let server: ViteDevServer;
  let appPage: Page;
  let docsPage: Page;

  beforeAll(async () => {
    server = await createServer({ ...quiet(root), server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    const url = server.resolvedUrls?.local[0] ?? '';
    const browser = await openBrowser();
    [appPage, docsPage] = [await browser.newPage(), await browser.newPage()];
    await openAppInDev(appPage, url);
    await openInDev(docsPage, `${url}docs/guides/install`);
    for (const page of [appPage, docsPage]) await page.evaluate('document.body.dataset.state = "kept"');
  });
  afterAll(() => server.close());

  test('builds without warnings about pages that are also in the route table', async () => {
    const lines: string[] = [];
    const logger = createLogger('silent');
    await build({ root, customLogger: { ...logger, warn: (line) => void lines.push(line) } });
    expect(lines.filter((line) => line.includes('dynamically imported'))).toEqual([]);
  });

  test('exports what the types of the site and page modules declare', async () => {
    const { default: site } = (await server.ssrLoadModule('virtual:octavo/site')) as { default: object };
    expect(site).toMatchObject({ navigation: { kind: 'root' } });
    for (const internal of ['root', 'addresses', 'references']) expect(site).not.toHaveProperty(internal);
    const page = await server.ssrLoadModule(`${root}/docs/guides/install.mdx`);
    expect(page).toMatchObject({ route: '/guides/install', source: expect.stringContaining('Be patient.') });
    expect(page).not.toHaveProperty('markdown');
  });

  const isKept = (page: Page): Promise<boolean> => page.evaluate('document.body.dataset.state === "kept"');
  const text = (page: Page): Promise<string> => page.locator('body').innerText();

  test('replaces an accepted page without reloading the app or the docs', async () => {
    expect(await text(appPage)).toContain('Run the installer.');
    save('guides/install.mdx', docs['guides/install.mdx'].replace('Be patient.', 'Almost done.'));
    for (const page of [appPage, docsPage]) await expect.poll(() => text(page)).toContain('Almost done.');
    expect([await isKept(appPage), await isKept(docsPage)]).toEqual([true, true]);
  });

  test('replaces a page whose snippet has changed', async () => {
    save('snippets/step.mdx', 'Start the installer.\n');
    for (const page of [appPage, docsPage]) await expect.poll(() => text(page)).toContain('Start the installer.');
    expect([await isKept(appPage), await isKept(docsPage)]).toEqual([true, true]);
  });

  test('shows an error over the app until it is fixed', async () => {
    save('guides/install.mdx', `${docs['guides/install.mdx']}\n<Note>\n`);
    const overlay = appPage.locator('vite-error-overlay');
    await expect.poll(() => overlay.count()).toBe(1);
    save('guides/install.mdx', docs['guides/install.mdx']);
    await expect.poll(() => overlay.count()).toBe(0);
    await expect.poll(() => text(appPage)).toContain('Be patient.');
  });

  test('reloads the app, but not the docs, after the site is renamed or a page is added', async () => {
    await docsPage.evaluate('document.body.dataset.state = "kept"');
    save('new.mdx', '---\ntitle: New\n---\n\nA new page.\n');
    await expect.poll(() => appPage.title()).toContain('/new');
    save('docs.json', { ...docs['docs.json'], name: 'Renamed' });
    await expect.poll(() => appPage.title()).toContain('Renamed');
    await expect.poll(() => docsPage.title()).toContain('Renamed');
    expect([await isKept(appPage), await isKept(docsPage)]).toEqual([false, true]);
  });
});

test('an app with another output folder for builds: hosts and the preview find the docs', async () => {
  const framework = `{ name: 'framework', config: (_, { command }) => (command === 'build' ? { build: { outDir: '.framework/client' } } : {}) }`;
  const redirects = [{ source: '/old', destination: '/guides/install' }];
  const root = project(
    {
      ...app,
      ...prefixed('docs/', { ...docs, 'docs.json': { ...docs['docs.json'], redirects } }),
      'public/_redirects': '/home / 302',
    },
    `import { octavo } from 'octavo';\n\nexport default { plugins: [octavo({ root: 'docs', base: '/docs/' }), ${framework}] };\n`,
  );
  await build(quiet(root));
  const host = readFileSync(join(root, '.framework/client/_redirects'), 'utf8');
  expect(host.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    '/home / 302',
    '/docs/old /docs/guides/install/ 301',
  ]);
  expect(readFileSync(join(root, '.framework/client/_headers'), 'utf8')).toContain('/docs/');
  const server = await preview({ ...quiet(root), preview: { port: 0, host: '127.0.0.1' } });
  expect((await open(server.resolvedUrls!.local[0]!, '/docs/guides/install/')).text).toContain('Run the installer.');
  await server.close();
});
