/** The inline scripts that run before the first paint, as bundled, in a browser. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { firstPaintScript, type FirstPaintScript } from '../plugin/shell/first-paint.js';
import { openBrowser } from './browser/open-browser.js';

const origin = 'http://docs.test';
let page: Page;
let html = '';

beforeAll(async () => {
  const browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
});

beforeEach(async () => {
  html = '<!doctype html>';
  await page.goto(origin);
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
});

/** Opens `source`; `{name}` is replaced by a script. */
async function open(source: string, path = '/'): Promise<void> {
  html = `<!doctype html>${source.replace(/\{([a-z]+)\}/g, (_, name: string) => `<script>${firstPaintScript(name as FirstPaintScript)}</script>`)}`;
  await page.goto('about:blank');
  await page.goto(origin + path);
}

const attributes = (): Promise<Record<string, string>> =>
  page.evaluate('({ className: document.documentElement.className, ...document.documentElement.dataset })');
const texts = (selector: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent)`);
const store = (key: string, value: string): Promise<void> =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);

test.each([
  ['dark', 'light', 'dark'],
  ['light', 'dark', ''],
  ['', 'dark', 'dark'],
  ['nonsense', 'light', ''],
])(
  'theme: the stored theme %j on a site with the default %j sets the class %j',
  async (choice, appearance, expected) => {
    await store('octavo-theme', choice);
    await open(`<html data-appearance="${appearance}"><head>{theme}</head></html>`);
    expect((await attributes())['className']).toBe(expected);
  },
);

test('theme: a strict appearance overrides the stored theme, and a closed banner stays closed', async () => {
  await store('octavo-theme', 'light');
  await store('octavo-banner', 'b1');
  await open('<html data-appearance="dark" data-strict data-octavo-banner="b1"><head>{theme}</head></html>');
  expect(await attributes()).toMatchObject({ className: 'dark', octavoBanner: 'closed' });
  await open('<html data-appearance="dark" data-strict data-octavo-banner="b2"><head>{theme}</head></html>');
  expect(await attributes()).toMatchObject({ octavoBanner: 'b2' });
});

test('versions: a page stores its version, and a shared page shows the stored version', async () => {
  const versions = `data-versions='["v1","v2","v3"]'`;
  await open(`<html ${versions} data-version="1"><head>{versions}</head></html>`);
  await open(`<html ${versions} data-version="0" data-shared="0 1"><head>{versions}</head></html>`);
  expect((await attributes())['version']).toBe('1');
  await open(`<html ${versions} data-version="0" data-shared="0 2"><head>{versions}</head></html>`);
  expect((await attributes())['version']).toBe('0');
});

test('navigation: the current entry is visible, and an earlier scroll position is restored', async () => {
  const entries = Array.from(
    { length: 100 },
    (_, index) => `<li><a href="#"${index === 90 ? ' aria-current="page"' : ''}>${index}</a>`,
  );
  const sidebar = `<style>#sidebar-content{height:300px;overflow:auto}li{height:20px}</style><div id="sidebar"><nav id="sidebar-content">${entries.join('')}</nav></div>{navigation}`;
  const top = (): Promise<number> => page.evaluate(`document.getElementById('sidebar-content').scrollTop`);
  await open(sidebar);
  await expect.poll(top).toBeGreaterThan(1500);
  expect(await page.evaluate(`sessionStorage.getItem('octavo-sidebar')`)).toBe(String(await top()));
  await page.evaluate(`sessionStorage.setItem('octavo-sidebar', '1610')`);
  await open(sidebar);
  await expect.poll(top).toBe(1610);
});

test('navigation: the current tab is visible in a row that is wider than the window', async () => {
  const tabs = Array.from(
    { length: 30 },
    (_, index) => `<a class="nav-tabs-item"${index === 20 ? ' aria-current="true"' : ''}>Section ${index}</a> `,
  );
  const rows = ['ltr', 'rtl'].map(
    (direction) =>
      `<div class="octavo-scroller" dir="${direction}" style="overflow:auto"><nav style="display:flex;width:max-content">${tabs.join('')}</nav></div>`,
  );
  await open(`${rows.join('')}{navigation}`);
  const seen = `[...document.querySelectorAll('[aria-current]')].map((tab) => {
    const { left, right } = tab.getBoundingClientRect();
    return left > 0 && right < innerWidth;
  })`;
  await expect.poll(() => page.evaluate(seen)).toEqual([true, true]);
});

test('navigation: groups are open as on the page before, the group of the current page always is', async () => {
  const group = (name: string, isOpen: boolean, entry = ''): string =>
    `<li><button aria-expanded="${isOpen}">${name}</button><ul><li><a href="/${name}"${entry}>x</a></ul>`;
  const groups = [group('a', false), group('b', true), group('c', true, ' aria-current="page"'), group('d', true)];
  const sidebar = `<nav id="sidebar"><ul id="navigation-items">${groups.join('')}</ul></nav>{navigation}`;
  const openGroups = (): Promise<string[]> => texts('[aria-expanded=true]');
  await open(sidebar);
  expect(await openGroups()).toEqual(['b', 'c', 'd']);
  const states = { 'a /a': 'true', 'b /b': 'false', 'c /c': 'false' };
  await page.evaluate(`sessionStorage.setItem('octavo-sidebar-open', ${JSON.stringify(JSON.stringify(states))})`);
  await open(sidebar);
  expect(await openGroups()).toEqual(['a', 'c', 'd']);
});

test('groups: a link whose group was open on the page before becomes that group', async () => {
  const sidebar =
    '<nav id="sidebar"><div><a href="/a" data-group="n1">A</a></div><div><a href="/b" data-group="n2">B</a></div></nav>{groups}';
  await page.evaluate(`sessionStorage.setItem('octavo-sidebar-groups', '{"n2":"<ul><li>kept</ul>"}')`);
  await open(sidebar);
  expect(await texts('#sidebar a')).toEqual(['A']);
  expect(await texts('div:has(> [aria-expanded=true][data-group=n2]) > *')).toEqual(['B', 'kept']);
  await page.evaluate(`sessionStorage.setItem('octavo-sidebar-groups', '{')`);
  await open(sidebar);
  expect(await texts('#sidebar a')).toEqual(['A', 'B']);
});

const tabs = `<aside id="table-of-contents"><ul><li><a href="#in-js">In JavaScript</a></li><li><a href="#in-py">In Python</a></li></ul></aside>
<octavo-tabs><button slot="tab">npm</button><button slot="tab">pnpm</button>
<octavo-tab label="npm">npm</octavo-tab><octavo-tab label="pnpm" hidden="until-found"><p id="deep">pnpm</p></octavo-tab></octavo-tabs>
<octavo-tabs sync="false"><octavo-tab label="npm">npm</octavo-tab><octavo-tab label="pnpm" hidden="until-found">pnpm</octavo-tab></octavo-tabs>
<octavo-view label="JavaScript"><h2 id="in-js">x</h2></octavo-view><octavo-view label="Python"><h2 id="in-py">y</h2></octavo-view>{tabs}`;

test('tabs: the selection of an earlier page is shown, and only visible headings are listed', async () => {
  await store('octavo-tabs', '["pnpm","Python"]');
  await open(tabs);
  expect(await texts('octavo-tab:not([hidden])')).toEqual(['pnpm', 'npm']);
  expect(await texts('[aria-selected=true]')).toEqual(['pnpm']);
  expect(await texts('#table-of-contents li:not([hidden])')).toEqual(['In Python']);
});

test('tabs: the URL overrides the selection', async () => {
  await store('octavo-tabs', '["npm","Python"]');
  await open(tabs, '/#deep');
  expect(await texts('octavo-tab:not([hidden])')).toEqual(['pnpm', 'npm']);
  await open(tabs, '/#in-js');
  expect(await texts('octavo-view:not([hidden])')).toEqual(['x']);
});

test('tabs: the others close before the browser scrolls to a target in a closed one', async () => {
  await open(tabs);
  const openTabs = page.evaluate(`new Promise((resolve) => document.addEventListener('beforematch', () =>
    resolve([...document.querySelectorAll('octavo-tab:not([hidden])')].map(({ textContent }) => textContent))))`);
  await page.evaluate(() => void (location.hash = '#deep'));
  expect(await openTabs).toEqual(['pnpm', 'npm']);
  expect(await texts('[aria-selected=true]')).toEqual(['pnpm']);
});

test('tabs: invalid stored data is ignored', async () => {
  await store('octavo-tabs', '{');
  await open(tabs);
  expect(await texts('octavo-tab:not([hidden])')).toEqual(['npm', 'npm']);
});

test('aside: on wide screens, panels move beside the text, except those in other components', async () => {
  await open(`<body data-mode="default"><div id="content-side-layout">{aside}</div><main><div id="content"><octavo-panel>beside</octavo-panel>
    <octavo-tab><octavo-panel>inside</octavo-panel></octavo-tab></div></main></body>`);
  expect(await texts('#page-aside > *')).toEqual(['beside']);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(() => texts('#content octavo-panel')).toEqual(['beside', 'inside']);
  await page.setViewportSize({ width: 1400, height: 800 });
});

test.each([
  ['/old', '/old'],
  ['/old?a=1#top', '/new?a=1#top'],
  ['/old#gone', '/other'],
])('redirect: %s redirects to %s', async (from, to) => {
  await open(`<html data-hashes='{"#gone":"/other"}'><link rel="canonical" href="/new">{redirect}</html>`, from);
  await expect.poll(() => page.url()).toBe(origin + to);
});
