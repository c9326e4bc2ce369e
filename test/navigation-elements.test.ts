/** The navigation elements alone, with links as children: in a plain HTML page, in React and in Vue. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser/open-browser.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { violationsOn } from './browser/violations.js';
import { temporaryFolder } from './cli/temporary-folder.js';
import { bundleApp, importElements } from './fixtures/bundle-app.js';
import { elementExamples } from './fixtures/element-examples.js';
import { openQuiet } from './browser/quiet.js';

const outDir = temporaryFolder();

/** `window.show(html)` renders elements in each of them. */
const hosts = {
  plain: `window.show = (html) => { document.getElementById('app').innerHTML = html; };`,
  react: `
    import { createElement as h } from 'react';
    import { flushSync } from 'react-dom';
    import { createRoot } from 'react-dom/client';
    const app = createRoot(document.getElementById('app'));
    const toReact = (node) => node.nodeType !== 1 ? node.data
      : h(node.localName, Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])), ...[...node.childNodes].map(toReact));
    window.show = (html) => {
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      flushSync(() => app.render(h('div', { key: html }, ...[...body.childNodes].map(toReact))));
    };`,
  vue: `
    import { createApp, h, nextTick, shallowRef } from 'vue';
    const nodes = shallowRef([]);
    const toVue = (node) => node.nodeType !== 1 ? node.data
      : h(node.localName, Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])), [...node.childNodes].map(toVue));
    createApp({ render: () => h('div', { key: nodes.value.length && nodes.value[0].textContent }, nodes.value.map(toVue)) }).mount('#app');
    window.show = (html) => {
      nodes.value = [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];
      return nextTick();
    };`,
};

/** The elements that Tab reaches in the documented example of each element. */
const stops: Record<string, string[]> = {
  breadcrumbs: ['link "Home"', 'link "/ Guides"'],
  feedback: ['button "Yes"', 'button "No"', 'link "Suggest edits"'],
  navbar: ['link "Acme Docs"', 'link "Guides"', 'link "Blog"', 'button "Theme: system"'],
  'page-menu': ['button "Copy page"', 'summary "More ways to use this page"'],
  pager: ['link "Previous Install"', 'link "Next Deploy"'],
  search: ['button "Search the docs"'],
  sidebar: ['link "Install"', 'summary "Deploy"'],
  switcher: ['summary "Version: 2.0"', 'link "Guides"', 'link "API"'],
  'theme-toggle': ['button "Theme: system"'],
  toc: ['link "Install"', 'link "Configure"', 'link "Colors"'],
};
const tags = Object.keys(stops);
const examples = elementExamples();

/** The author's styles, which the elements must neither take over nor change; the theme toggle sets the color scheme. */
const styles = `
  :root { color-scheme: light }
  a { color: rgb(1, 2, 3); text-decoration: line-through } p, li { margin: 50px } ul { list-style: square }
  button, summary { border: 9px solid rgb(4, 5, 6) } nav { background: rgb(7, 8, 9) } svg { width: 77px }`;
const outside = '<a href="#a">a link</a><button>b</button><nav>n</nav><ul><li>l</li></ul><p>p</p>';

const content = `<style>${styles}</style>
  <main><h1>App</h1><div id="outside">${outside}</div><button id="start">Start</button><div id="app"></div>
  <button>End</button></main>`;

let server: Served;
let page: Page;

beforeAll(async () => {
  for (const [name, code] of Object.entries(hosts))
    await bundleApp(outDir, name, { code: `${importElements}${code}`, content, mode: 'production' });
  server = await serveFolder(outDir);
  page = await (await openBrowser()).newPage({ viewport: { width: 1280, height: 900 } });
});

afterAll(() => server.close());

describe.each(Object.keys(hosts))('in %s', (host) => {
  const messages: string[] = [];
  let before: Record<string, string>;

  beforeAll(async () => {
    page.removeAllListeners();
    const note = (message: string): void => {
      // The example of `octavo-search` loads the index of a site that does not exist.
      if (!message.includes('https://docs.example.com/')) messages.push(message);
    };
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${server.url}/${host}/`);
    before = await page.evaluate(stylesOutside);
    await page.unroute('**/*.js');
    messages.length = 0;
    await openQuiet(page, `${server.url}/${host}/`);
  });

  test.each(tags)('octavo-%s has its links and buttons, and keeps styles apart', async (tag) => {
    await show(tag);
    expect(await focusStops()).toEqual(stops[tag]);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(authorStylesInside)).toEqual([]);
    const after = await page.evaluate(stylesOutside);
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([]);
    expect(messages).toEqual([]);
  });
});

test('the accessibility tree is the same everywhere', async () => {
  const trees: Record<string, string[]> = {};
  for (const host of Object.keys(hosts)) {
    await openQuiet(page, `${server.url}/${host}/`);
    const all: string[] = (trees[host] = []);
    for (const tag of tags) {
      await show(tag);
      all.push(await page.locator('#app').ariaSnapshot());
    }
  }
  expect(trees['plain']).toMatchInlineSnapshot(`
    [
      "- navigation "Path":
      - link "Home":
        - /url: /
      - link "/ Guides":
        - /url: /guides
      - text: / Install",
      "- group "Was this page helpful?":
      - paragraph: Was this page helpful?
      - button "Yes"
      - button "No"
    - link "Suggest edits":
      - /url: https://github.com/owner/repo/edit/main/page.md",
      "- link "Acme Docs":
      - /url: /
    - navigation "Main":
      - link "Guides":
        - /url: /guides
      - link "Blog":
        - /url: /blog
    - 'button "Theme: system"'",
      "- button "Copy page"
    - group",
      "- navigation "Next steps":
      - link "Previous Install":
        - /url: /install
      - link "Next Deploy":
        - /url: /deploy",
      "- button "Search the docs"",
      "- navigation "Guides":
      - paragraph: Guides
      - list:
        - listitem:
          - link "Install":
            - /url: /install
        - listitem:
          - group: Deploy",
      "- group: "2.0"
    - navigation "Tabs":
      - link "Guides":
        - /url: /guides
      - link "API":
        - /url: /api",
      "- 'button "Theme: system"'",
      "- navigation "Contents":
      - paragraph: On this page
      - list:
        - listitem:
          - link "Install":
            - /url: "#install"
        - listitem:
          - link "Configure":
            - /url: "#configure"
          - list:
            - listitem:
              - link "Colors":
                - /url: "#colors"",
    ]
  `);
  expect(trees['react']).toEqual(trees['plain']);
  expect(trees['vue']).toEqual(trees['plain']);
});

/** Renders the documented example of an element, and waits until the element has rendered. */
async function show(tag: string): Promise<void> {
  await page.evaluate(async (html) => {
    await (window as unknown as { show(example: string): Promise<void> | undefined }).show(html);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, examples[`octavo-${tag}`]!);
}

/** Role and name of everything that Tab reaches in the example, in order. */
async function focusStops(): Promise<string[]> {
  const found: string[] = [];
  await page.locator('#start').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = page.locator('#app :focus').last();
    if ((await focused.count()) === 0) {
      // The button after the example has a focus ring now.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      return found;
    }
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    found.push((await focused.evaluate(describeSummary)) ?? line.replace(/^- '?|'?:?$/g, ''));
  }
}

/** Runs in the page. Playwright has no role for a summary. */
function describeSummary({ localName, ariaLabel, textContent }: Element): string | undefined {
  if (localName !== 'summary') return undefined;
  return `summary "${ariaLabel ?? textContent.trim()}"`;
}

/** Runs in the page: the computed styles of the elements outside of the example, except sizes, which the scrollbar changes. */
function stylesOutside(): Record<string, string> {
  const sizes = /width|inline-size|origin/;
  return Object.fromEntries(
    Array.from(document.querySelectorAll('#outside *')).flatMap((element) => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !sizes.test(name));
      return names.map((name) => [`${element.localName} ${name}`, style.getPropertyValue(name)]);
    }),
  );
}

/** Runs in the page: the elements in shadow roots that the author's styles match. */
function authorStylesInside(): string[] {
  const roots = Array.from(document.querySelectorAll('#app *'), ({ shadowRoot }) => shadowRoot);
  const inside = roots.flatMap((root) => (root ? Array.from(root.querySelectorAll('*')) : []));
  const isStyled = (element: Element): boolean => {
    const { borderTopWidth, backgroundColor, width, margin } = getComputedStyle(element);
    return borderTopWidth === '9px' || backgroundColor === 'rgb(7, 8, 9)' || width === '77px' || margin === '50px';
  };
  return inside.filter(isStyled).map(({ outerHTML }) => outerHTML);
}
