/** The elements in React and Vue: properties, events, new renders and removal, without an error. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder } from './cli/temporary-folder.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = temporaryFolder();
let browser: Browser;
let server: Served;

/** Both apps show the same: a banner and tabs whose panels come and go with `set`, and what they heard. */
const apps = {
  react: `
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import '${root}dist/elements/index.js';
    const heard = (window.heard = []);
    const app = createRoot(document.getElementById('app'));
    window.set = (titles, open) => app.render(titles && h('div', null,
      h('octavo-tabs', { defaultTabIndex: 1, 'onoctavo-tab-change': (event) => heard.push(event.label) },
        titles.map((title) => h('octavo-tab', { key: title, label: title }, 'Words of ' + title))),
      h('octavo-accordion', { open, title: 'More', 'onoctavo-toggle': (event) => heard.push(event.open) }, h('p', null, titles.length + ' panels')),
      h('octavo-tree', null, titles.map((title) => h('octavo-tree-file', { key: title, name: title }))),
      h('octavo-card', { title: titles[0], href: '#' + titles[0] }, 'card')));`,
  vue: `
    import { createApp, h, shallowRef } from 'vue';
    import '${root}dist/elements/index.js';
    const heard = (window.heard = []);
    const state = shallowRef(null);
    createApp({ render: () => state.value && h('div', null, [
      h('octavo-tabs', { defaultTabIndex: 1, 'onOctavo-tab-change': (event) => heard.push(event.label) },
        state.value.titles.map((title) => h('octavo-tab', { key: title, label: title }, 'Words of ' + title))),
      h('octavo-accordion', { open: state.value.open, title: 'More', 'onOctavo-toggle': (event) => heard.push(event.open) }, [h('p', null, state.value.titles.length + ' panels')]),
      h('octavo-tree', null, state.value.titles.map((title) => h('octavo-tree-file', { key: title, name: title }))),
      h('octavo-card', { title: state.value.titles[0], href: '#' + state.value.titles[0] }, 'card')]) }).mount('#app');
    window.set = (titles, open) => { state.value = titles && { titles, open }; };`,
};

beforeAll(async () => {
  for (const [name, code] of Object.entries(apps)) {
    const folder = join(outDir, `${name}-source`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'main.js'), code);
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><main id="app"></main><script type="module" src="./main.js"></script></html>',
    );
    await build({
      root: folder,
      base: './',
      configFile: false,
      logLevel: 'silent',
      define: {
        'process.env.NODE_ENV': '"development"',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      resolve: {
        alias: Object.fromEntries(
          ['react-dom/client', 'react', 'vue'].map((id) => [
            id,
            join(root, 'node_modules', id === 'vue' ? 'vue/dist/vue.runtime.esm-bundler.js' : id),
          ]),
        ),
      },
      build: { outDir: join(outDir, name), emptyOutDir: true, minify: false },
    });
  }
  server = await serveFolder(outDir);
  browser = await openBrowser();
});

afterAll(() => server.close());

describe.each(Object.keys(apps))('in %s', (name) => {
  test('elements take properties, fire events and survive new renders and removal', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('pageerror', (error) => void said.push(String(error)));
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())));
    await page.goto(`${server.url}/${name}/`, { waitUntil: 'networkidle' });
    const shown = (): Promise<string[]> => page.locator('octavo-tab:not([hidden])').allInnerTexts();

    await set(page, ['a', 'b', 'c']);
    await expect.poll(shown).toEqual(['Words of b']);
    await page.getByRole('tab', { name: 'c' }).click();
    expect(await shown()).toEqual(['Words of c']);

    await set(page, ['b', 'c', 'd'], true);
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['b', 'c', 'd']);
    expect(await shown()).toEqual(['Words of c']);
    expect(await page.getByText('3 panels').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'b' }).getAttribute('href')).toBe('#b');

    await page.locator('octavo-accordion summary').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toEqual(['c', false]);

    await set(page, ['d']);
    await expect.poll(shown).toEqual(['Words of d']);
    await set(page, null);
    await expect.poll(() => page.locator('#app *').count()).toBe(0);
    expect(said.filter((words) => !words.startsWith('Lit is in dev mode'))).toEqual([]);
    await page.close();
  });
});

async function set(page: Page, titles: string[] | null, open = false): Promise<void> {
  await page.evaluate(
    ([given, isOpen]) =>
      (window as unknown as { set(titles: string[] | null, open: boolean): void }).set(given, isOpen),
    [titles, open] as const,
  );
}
