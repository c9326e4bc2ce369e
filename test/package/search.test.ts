/** `<octavo-search>` of the installed package: in an app, built and in dev, and in a plain page with a copy of dist/cdn. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { serveFolder } from '../browser/serve-folder.js';
import { project } from './project.js';
import { run, serve } from './run.js';
import { docs } from './templates.js';

const cdn = join(inject('installed'), 'node_modules/octavo/dist/cdn');
let browser: Browser;
let site: string;

beforeAll(async () => {
  browser = await openBrowser();
  const root = project('searched', docs);
  expect(await run(root, 'octavo', 'build', '--base', '/docs/')).toMatchObject({ code: 0 });
  site = join(root, 'dist');
});

/** A project whose page searches the site, which is in the folder `docs` of its static files. */
function withSearch(name: string, script: string): string {
  const root = project(name, {
    'index.html': `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><octavo-search index="./docs/_octavo/search/index.json">Search the docs</octavo-search>${script}`,
  });
  return root;
}

const app = (name: string): string => {
  const root = withSearch(name, '<script type="module">import \'octavo/elements/search\';</script>');
  cpSync(site, join(root, 'public/docs'), { recursive: true });
  return root;
};

const pages: Record<string, () => Promise<{ url: string; close(): unknown }>> = {
  'a built app': async () => {
    const root = app('search-built');
    const { code, output } = await run(root, 'vite', 'build');
    expect(`${code} ${output}`).toMatch(/^0 /);
    return serveFolder(join(root, 'dist'));
  },
  'an app in dev': () => serve(app('search-dev'), 'vite', 'dev', '--port', '0'),
  'a plain page': () => {
    const root = withSearch('search-plain', '<script type="module" src="./cdn/octavo.js"></script>');
    cpSync(site, join(root, 'docs'), { recursive: true });
    cpSync(cdn, join(root, 'cdn'), { recursive: true });
    return serveFolder(root);
  },
};

test.each(Object.keys(pages))('searches a site from %s with the styles of the dialog', async (name) => {
  const server = await pages[name]!();
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && messages.push(message.text())));
  page.on('pageerror', (error) => void messages.push(error.message));
  try {
    await page.goto(`${server.url}/`);
    await page.getByRole('button', { name: 'Search the docs' }).click();
    await page.getByRole('combobox').fill('installer');
    await page.getByRole('option', { name: 'Install' }).first().waitFor();
    // The dev server of Vite does not serve the worker and the styles of a package outside of the app. The engine then
    // runs on the page, and the styles are loaded as a module.
    expect(page.workers().length).toBeGreaterThanOrEqual(name === 'an app in dev' ? 0 : 1);
    expect(await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).borderRadius)).not.toBe('0px');
    const isExpected = (message: string): boolean => name === 'an app in dev' && /403|Loading Worker/.test(message);
    expect(messages.filter((message) => !isExpected(message))).toEqual([]);
  } finally {
    await page.close();
    await server.close();
  }
});
