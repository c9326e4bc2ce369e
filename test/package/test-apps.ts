/** Tests of apps with docs: build, preview and dev, in a browser. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { below, project } from './project.js';
import { run, serve, type Running } from './run.js';
import { appConfig, docs, templates, type Template } from './templates.js';
import { openQuiet } from '../browser/quiet.js';

let browser: Browser;

/** Tests the apps of the templates `names`. */
export function testApps(names: readonly string[]): void {
  beforeAll(async () => {
    browser = await openBrowser();
  });

  describe.each(names)('%s', (name) => {
    testApp(name, templates[name]!);
  });
}

function testApp(name: string, template: Template): void {
  let root: string;

  beforeAll(() => {
    root = project(name, { ...template.files, ...below('docs', docs), 'vite.config.ts': appConfig(template) });
  });

  test('vite build writes the app and the docs', async () => {
    const { code, output } = await run(root, 'vite', 'build');
    expect(output).not.toMatch(/warning|island-bundle/i);
    expect(code).toBe(0);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<title>App</title>');
    expect(readFileSync(join(root, 'dist/docs/guides/install/index.html'), 'utf8')).toContain('Run the installer.');
  });

  test('vite preview shows both, and follows the links of the docs', async () => {
    const server = await serve(root, 'vite', 'preview', '--port', '0');
    const page = await browser.newPage();
    try {
      await showsApp(page, server);
      await showsDocs(page, server);
      expect((await page.goto(`${server.url}/docs/nowhere`))?.status()).toBe(404);
    } finally {
      await page.close();
      await server.close();
    }
  });

  test('vite dev shows both, and updates after an edit without a reload', async () => {
    const server = await serve(root, 'vite', '--port', '0');
    const page = await browser.newPage();
    try {
      await showsApp(page, server);
      await showsDocs(page, server);
      await page.getByRole('button', { name: 'Done: 1' }).waitFor();
      const file = join(root, 'docs/guides/install.mdx');
      writeFileSync(file, readFileSync(file, 'utf8').replace('Run the installer.', 'Start the installer.'));
      await page.getByText('Start the installer.').waitFor();
      expect(await page.getByRole('button', { name: 'Done: 1' }).count()).toBe(1);
      expect(await page.getByLabel('Your note').inputValue()).toBe('Not sent yet');
      expect(await page.locator('vite-error-overlay').count()).toBe(0);
    } finally {
      await page.close();
      await server.close();
    }
  });
}

/** Expects that the app renders and reacts to a click. */
async function showsApp(page: Page, server: Running): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Count: 0' }).click();
  await page.getByRole('button', { name: 'Count: 1' }).waitFor();
}

/** Expects that the docs render, link to the other page and have an interactive component. */
async function showsDocs(page: Page, server: Running): Promise<void> {
  await page.goto(`${server.url}/docs/`);
  expect(await page.locator('vite-error-overlay').count()).toBe(0);
  await page.getByRole('link', { name: 'how to install' }).click();
  await page.getByRole('heading', { level: 1, name: 'Install' }).waitFor();
  await openQuiet(page, `${server.url}/docs/guides/install`);
  await page.getByRole('button', { name: 'Done: 0' }).click();
  await page.getByText('1 of 3').waitFor();
  await page.getByLabel('Your note').fill('Not sent yet');
}
