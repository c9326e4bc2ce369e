/** The elements in React and Vue: properties, events, updates and removal, without errors. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { openQuiet } from './browser/quiet.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder } from './cli/temporary-folder.js';
import { bundleApp, importElements } from './fixtures/bundle-app.js';
import { elementExamples } from './fixtures/element-examples.js';

const outDir = temporaryFolder();
let browser: Browser;
let server: Served;

/** The documented example of each element, by tag. */
const examples = elementExamples();

/** Renders each example on the server and hydrates it with React. `window.hydrate` returns the errors that React reports. */
const hydration = `
    import { createElement as h, useEffect } from 'react';
    import { renderToString } from 'react-dom/server.browser';
    import { hydrateRoot } from 'react-dom/client';
    ${importElements}
    const toReact = (node, suppressed) => {
      if (node.nodeType !== 1) return node.data;
      const props = { suppressHydrationWarning: suppressed.includes(node.localName) };
      for (const { name, value } of node.attributes) props[name] = value;
      return h(node.localName, props, ...[...node.childNodes].map((child) => toReact(child, suppressed)));
    };
    window.hydrate = async (example, suppressed) => {
      const errors = [];
      const template = document.createElement('template');
      template.innerHTML = example;
      const app = h('div', null, ...[...template.content.childNodes].map((node) => toReact(node, suppressed)));
      const box = document.getElementById('app');
      const { error } = console;
      console.error = (...all) => errors.push(all.join(' '));
      localStorage.clear();
      box.innerHTML = renderToString(app);
      // Elements change their children once they have rendered.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      let root;
      await new Promise((resolve) => {
        const Hydrated = () => {
          useEffect(resolve);
          return app;
        };
        root = hydrateRoot(box, h(Hydrated), { onRecoverableError: (cause) => errors.push(String(cause)) });
      });
      root.unmount();
      console.error = error;
      return errors;
    };`;

/** Equal apps in React and Vue: a banner, tabs whose panels change with `set`, and a log of their events. */
const apps = {
  react: `
    import { createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    ${importElements}
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
    ${importElements}
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
  for (const [name, code] of Object.entries({ ...apps, hydration }))
    await bundleApp(outDir, name, { code, content: '<main id="app"></main>', mode: 'development' });
  server = await serveFolder(outDir);
  browser = await openBrowser();
});

afterAll(() => server.close());

describe.each(Object.keys(apps))('in %s', (name) => {
  test('accepts properties, fires events and survives updates and removal', async () => {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('pageerror', (error) => void messages.push(String(error)));
    page.on(
      'console',
      (message) => void (['error', 'warning'].includes(message.type()) && messages.push(message.text())),
    );
    await openQuiet(page, `${server.url}/${name}/`);
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
    expect(messages.filter((words) => !words.startsWith('Lit is in dev mode'))).toEqual([]);
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

test('hydrates server-rendered elements in React; only elements that hide or focus their children need suppressHydrationWarning', async () => {
  const page = await browser.newPage();
  await openQuiet(page, `${server.url}/hydration/`);
  const differing = (tags: string[], suppressed: string[]): Promise<string[]> =>
    page.evaluate(
      async ([pairs, quiet]) => {
        const { hydrate } = window as unknown as {
          hydrate(html: string, suppressed: string[]): Promise<string[]>;
        };
        const found: string[] = [];
        for (const [tag, html] of pairs) if ((await hydrate(html, quiet)).length > 0) found.push(tag);
        return found;
      },
      [tags.map((tag) => [tag, examples[tag]!] as const), suppressed] as const,
    );
  const reported = await differing(Object.keys(examples), []);
  expect(reported).toEqual([
    'octavo-code-group',
    'octavo-tab',
    'octavo-tabs',
    'octavo-tree',
    'octavo-tree-file',
    'octavo-tree-folder',
    'octavo-view',
  ]);
  const suppressed = ['code-block', 'tab', 'tree', 'tree-file', 'tree-folder', 'view'].map((name) => `octavo-${name}`);
  expect(await differing(reported, suppressed)).toEqual([]);
  await page.close();
});
