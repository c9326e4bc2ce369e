/** The plugin in a Vite project: beside an app that has its own index.html, and alone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, createLogger, createServer, preview, type ViteDevServer } from 'vite';
import { octavo } from '../../plugin/index.js';
import { openBrowser } from '../browser/open-browser.js';
import { openInDev } from '../browser/open-in-dev.js';
import { temporaryFolder, writeFiles } from '../cli/temporary-folder.js';
import { app, docs, installedProject, open, prefixed, project, quiet } from '../vite-project.js';

describe('beside an app', () => {
  let root: string;
  let browser: Browser;
  beforeAll(async () => {
    root = project(
      { ...app, ...prefixed('docs/', docs) },
      "import { defineConfig } from 'vite';\nimport { octavo } from 'octavo';\n\nexport default defineConfig({ plugins: [octavo({ root: 'docs', base: '/docs/' })] });\n",
    );
    browser = await openBrowser();
  });

  test('builds both', async () => {
    await build(quiet(root));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<title>App</title>');
    const page = readFileSync(join(root, 'dist/docs/guides/install/index.html'), 'utf8');
    expect(page).toContain('Run the installer.');
    expect(readFileSync(join(root, 'dist/docs/index.html'), 'utf8')).toContain('href="/docs/guides/install/"');
  });

  test('serves both in the preview, with URLs like a static host', async () => {
    const server = await preview({ ...quiet(root), preview: { port: 0, host: '127.0.0.1' } });
    const url = server.resolvedUrls?.local[0] ?? '';
    expect(await open(url, '/')).toMatchObject({ status: 200, text: expect.stringContaining('<title>App') });
    expect(await open(url, '/anything')).toMatchObject({ status: 200, text: expect.stringContaining('<title>App') });
    expect(await open(url, '/docs/guides/install?x=1')).toMatchObject({
      status: 308,
      location: '/docs/guides/install/?x=1',
    });
    expect((await open(url, '/docs/guides/install/')).text).toContain('Run the installer.');
    expect(await open(url, '/docs/missing')).toMatchObject({
      status: 404,
      text: expect.stringContaining('<title>Page not found'),
    });
    expect(await open(url, '/docs/missing.png')).toMatchObject({ status: 404 });
    await server.close();
  });

  describe('in dev', () => {
    let server: ViteDevServer;
    let url: string;
    beforeAll(async () => {
      server = await createServer({ ...quiet(root), server: { port: 0, host: '127.0.0.1' } });
      await server.listen();
      url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    });
    afterAll(() => server.close());

    test('serves the app and the docs', async () => {
      const page = await browser.newPage();
      await page.goto(url);
      await expect.poll(() => page.locator('#app').textContent()).toBe('The app runs');
      await page.goto(`${url}/docs/guides/install`);
      expect(await page.locator('#page-title').textContent()).toContain('Install');
      expect(await page.locator('#content-area').innerText()).toContain('Run the installer.');
      await page.close();
    });

    test('serves the docs below their base, and the app at all other URLs', async () => {
      expect(await open(url, '/docs')).toMatchObject({ status: 200, text: expect.stringContaining('how to install') });
      for (const path of ['/docs/missing', '/docs/missing.html', '/docs/v1.2', '/docs/missing.png'])
        expect((await open(url, path)).status).toBe(404);
      expect((await open(url, '/docs/missing')).text).toContain('<title>Page not found');
      expect(await open(url, '/anything')).toMatchObject({ status: 200, text: expect.stringContaining('id="app"') });
      expect(await open(url, '/docsearch')).toMatchObject({ status: 200, text: expect.stringContaining('id="app"') });
    });

    test('updates the open page after a change of the page or its snippet', async () => {
      const page = await browser.newPage();
      await openInDev(page, `${url}/docs/guides/install`);
      const content = page.locator('#content-area');
      const source = docs['guides/install.mdx'];
      writeFileSync(join(root, 'docs/guides/install.mdx'), source.replace('Be patient.', 'Almost done.'));
      await expect.poll(() => content.innerText()).toContain('Almost done.');
      writeFileSync(join(root, 'docs/snippets/step.mdx'), 'Start the installer.\n');
      await expect.poll(() => content.innerText()).toContain('Start the installer.');
      await page.close();
    });

    test('shows an error with its location in the overlay until it is fixed', async () => {
      const page = await browser.newPage();
      await openInDev(page, `${url}/docs/`);
      const file = join(root, 'docs/index.mdx');
      writeFileSync(file, `${docs['index.mdx']}\n<Note>\n\nNo end.\n`);
      const overlay = page.locator('vite-error-overlay');
      await expect.poll(() => overlay.count()).toBe(1);
      expect(await overlay.locator('.window').innerText()).toContain('index.mdx');
      writeFileSync(file, docs['index.mdx'].replace('Read', 'Now read'));
      await expect.poll(() => overlay.count()).toBe(0);
      await expect.poll(() => page.locator('#content-area').innerText()).toContain('Now read');
      await page.close();
    });
  });
});

describe('with settings in code', () => {
  const { 'docs.json': settings, ...pages } = docs;
  const withConfig = (config: object, files: Record<string, unknown>): string =>
    project(
      { 'package.json': app['package.json'], ...files },
      `import { defineConfig, octavo } from 'octavo';\n\nconst config = defineConfig(${JSON.stringify(config)});\nexport default { plugins: [octavo({ config })] };\n`,
    );

  test('accepts a folder without docs.json', async () => {
    const root = withConfig({ ...settings, name: 'In code' }, prefixed('docs/', pages));
    await build(quiet(root));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('In code');
    expect(readFileSync(join(root, 'dist/guides/install/index.html'), 'utf8')).toContain('Run the installer.');
  });

  test('reports the number of pages and of files that are not published', async () => {
    const navigation = { pages: ['index'] };
    const root = withConfig({ ...settings, navigation }, { 'docs/index.mdx': 'Hello.\n', 'docs/notes.docx': 'Draft.' });
    const lines: string[] = [];
    await build({ root, customLogger: { ...createLogger('silent'), info: (line: string) => void lines.push(line) } });
    expect(lines.join('\n')).toMatch(/octavo: 1 page in \d+\.\d\d s → dist\nLeft out 1 file that no page uses/);
  });

  test('overrides keys of docs.json and keeps the others', async () => {
    const root = withConfig({ name: 'In code', redirects: [{ source: '/old', destination: '/guides/install' }] }, docs);
    await build(quiet(root));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('In code');
    expect(readFileSync(join(root, 'dist/old/index.html'), 'utf8')).toContain('/guides/install');
    expect(existsSync(join(root, 'dist/guides/install/index.html'))).toBe(true);
  });

  test('reports mistakes with the file of the Vite config', async () => {
    const root = withConfig({ ...settings, banner: { content: 7 } }, pages);
    const lines: string[] = [];
    const customLogger = { ...createLogger('silent'), warn: (line: string) => void lines.push(line) };
    await expect(build({ root, customLogger })).rejects.toThrow('1 error');
    expect(lines.join('\n')).toMatch(/vite\.config\.js:1:1 .*banner\.content/);
  });
});

describe('with a base path of the app', () => {
  let root: string;
  beforeAll(async () => {
    root = project(
      { ...app, ...prefixed('docs/', docs) },
      "import { octavo } from 'octavo';\n\nexport default { base: '/app/', plugins: [octavo({ root: 'docs', base: '/app/docs/' })] };\n",
    );
    await build(quiet(root));
  });

  const answers = async (url: string): Promise<void> => {
    expect(await open(url, '/app/')).toMatchObject({ status: 200, text: expect.stringContaining('<title>App') });
    const page = await open(url, '/app/docs/guides/install/');
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('href="/app/docs/guides/install/"') });
    expect((await open(url, '/app/docs/missing')).status).toBe(404);
  };

  test('preview', async () => {
    const server = await preview({ ...quiet(root), preview: { port: 0, host: '127.0.0.1' } });
    await answers(server.resolvedUrls?.local[0] ?? '');
    await server.close();
  });

  test('dev', async () => {
    const server = await createServer({ ...quiet(root), server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    await answers(server.resolvedUrls?.local[0] ?? '');
    await server.close();
  });

  test('names the missing folder in the preview if nothing was built', async () => {
    await expect(preview({ ...quiet(root), build: { outDir: 'elsewhere' } })).rejects.toThrow(
      'There are no built docs in "elsewhere/docs". Run "vite build" first.',
    );
  });
});

describe('alone', () => {
  test('prints in dev why there is no site, and shows it when it exists', async () => {
    const root = writeFiles(temporaryFolder(), { 'docs/index.mdx': docs['index.mdx'], 'app/package.json': {} });
    const lines: string[] = [];
    const customLogger = { ...createLogger('silent'), error: (line: string) => void lines.push(line) };
    const server = await createServer({
      root: join(root, 'app'),
      configFile: false,
      customLogger,
      plugins: [octavo({ root: '../docs' })],
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    await expect.poll(() => lines.join('\n')).toContain('There is no docs.json');
    writeFiles(root, { 'docs/docs.json': docs['docs.json'] });
    const url = server.resolvedUrls?.local[0] ?? '';
    await expect.poll(async () => (await open(url, '/')).status).toBe(200);
    await server.close();
  });

  test('serves the scripts of an installed package in dev', async () => {
    const root = installedProject(
      { 'package.json': app['package.json'], ...docs },
      "import { octavo } from 'octavo';\n\nexport default { plugins: [octavo()] };\n",
    );
    const server = await createServer({ ...quiet(root), server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    const read = async (path: string): Promise<string> => {
      const response = await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept: '*/*' } });
      const text = await response.text();
      expect(response.status).toBe(200);
      return text;
    };
    const client = await read('/@id/virtual:octavo/dev-client');
    const [, imported = ''] = /from "([^"]*morph[^"]*)"/.exec(client)!;
    expect(imported).toContain('?v=');
    expect(await read(imported)).toContain('function morph');
    await server.close();
  });

  test('writes the site with vite build, and serves it with vite preview', async () => {
    const root = project(
      { 'package.json': app['package.json'], ...docs },
      "import { octavo } from 'octavo';\n\nexport default { plugins: [octavo()] };\n",
    );
    await build(quiet(root));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('href="/guides/install/"');
    expect(readFileSync(join(root, 'dist/guides/install/index.html'), 'utf8')).toContain('Run the installer.');
    expect(existsSync(join(root, 'dist/llms.txt'))).toBe(true);
    const server = await preview({ ...quiet(root), preview: { port: 0, host: '127.0.0.1' } });
    const url = server.resolvedUrls?.local[0] ?? '';
    expect((await open(url, '/guides/install/')).text).toContain('Run the installer.');
    expect((await open(url, '/guides/missing')).status).toBe(404);
    await server.close();
  });
});
