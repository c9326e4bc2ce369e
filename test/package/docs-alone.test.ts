/** A folder with only docs, built with the command line and with a Vite config of three lines. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { project } from './project.js';
import { run, serve, type Running } from './run.js';
import { docs } from './templates.js';
import { openQuiet } from '../browser/quiet.js';

const config =
  "import { octavo } from 'octavo';\n\nconst addNote = () => (tree) => {\n  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Added by a plugin.' }] });\n};\n\nexport default { plugins: [octavo({ plugins: [{ name: 'note', remark: [addNote] }] })] };\n";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

describe.each([
  { name: 'octavo', files: docs, dev: ['dev', '--port', '0'] },
  { name: 'vite', files: { ...docs, 'vite.config.js': config }, dev: ['dev', '--port', '0'] },
] as const)('$name', ({ name, files, dev }) => {
  let root: string;

  beforeAll(() => {
    root = project(`docs-with-${name}`, files);
  });

  test('builds a site with its icons, and credits their authors', async () => {
    const { code, output } = await run(root, name, 'build');
    expect(output).not.toMatch(/warning/i);
    expect(code).toBe(0);
    const assets = readdirSync(join(root, 'dist/_octavo'));
    const styles = assets.find((file) => /^site.*\.css$/.test(file))!;
    expect(readFileSync(join(root, 'dist/_octavo', styles), 'utf8')).toMatch(/^\/\*! Icons: Font Awesome Free/);
    const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
    expect(page).toContain('class="icon octavo-icon" viewBox="0 0 512 512"');
    expect(page.includes('Added by a plugin.')).toBe(name === 'vite');
  });

  test('serves the built site', async () => {
    const server = await serve(root, name, 'preview', '--port', '0');
    await withPage(server, async (page) => {
      await showsInstall(page, server);
      expect((await page.goto(`${server.url}/nowhere`))?.status()).toBe(404);
    });
  });

  test('serves the docs in dev and updates after an edit without a reload', async () => {
    const server = await serve(root, name, ...dev);
    await withPage(server, async (page) => {
      await showsInstall(page, server);
      const file = join(root, 'guides/install.mdx');
      writeFileSync(file, readFileSync(file, 'utf8').replace('Run the installer.', 'Start the installer.'));
      await page.getByText('Start the installer.').waitFor();
      expect(await page.getByLabel('Your note').inputValue()).toBe('Not sent yet');
      expect(await page.locator('vite-error-overlay').count()).toBe(0);
    });
  });
});

async function withPage(server: Running, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  try {
    await use(page);
  } finally {
    await page.close();
    await server.close();
  }
}

async function showsInstall(page: Page, { url }: Running): Promise<void> {
  await openQuiet(page, `${url}/guides/install`);
  await page.getByRole('heading', { level: 1, name: 'Install' }).waitFor();
  await page.getByRole('button', { name: 'Done: 0' }).click();
  await page.getByText('1 of 3').waitFor();
  await page.getByLabel('Your note').fill('Not sent yet');
}
