/** Every row of the format's specification: what readers see of it in a built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../plugin/build/build-site.js';
import { openBrowser } from './browser/open-browser.js';
import { readFacts, type Facts } from './browser/page-facts.js';
import { serveFolder, type Served } from './browser/serve-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';
import { specifiedSite } from './fixtures/specified-site.js';

let page: Page;
beforeAll(async () => {
  page = await (await openBrowser()).newPage({ viewport: { width: 1280, height: 900 } });
});

/** Builds the site with other settings. */
async function built(changes: object = {}): Promise<string> {
  const folder = temporaryFolder();
  const settings = { ...(specifiedSite['docs.json'] as object), ...changes };
  const root = writeFiles(join(folder, 'docs'), { ...specifiedSite, 'docs.json': settings });
  const { report } = await buildSite({ root, outDir: join(folder, 'out'), cacheDir: false });
  expect(report.errors).toEqual([]);
  return join(folder, 'out');
}

async function expectFacts(out: string, file: string, facts: Facts): Promise<void> {
  await page.goto('about:blank');
  expect(await readFacts(page, readFileSync(join(out, file), 'utf8'), facts)).toEqual(facts);
}

describe('in the HTML', () => {
  let out: string;
  beforeAll(async () => {
    out = await built();
  });

  const home: [row: string, facts: Facts][] = [
    ['name', { title: 'Welcome - Planets' }],
    [
      'navigation: group, pages',
      { '#sidebar-content > p': 'Start', '#sidebar-content > p + ul a': ['Welcome', 'Components'] },
    ],
    ['logo.light', { '.nav-logo .only-light@src': '/logo/light.svg' }],
    ['logo.dark', { '.nav-logo .only-dark@src': '/logo/dark.svg' }],
    ['logo.href', { '.nav-logo@href': 'https://planets.example' }],
    ['favicon', { 'link[rel=icon]@href': '/favicon.svg' }],
    ['topbarLinks: name', { 'octavo-navbar .navbar-links a': 'Support' }],
    ['topbarLinks: url', { 'octavo-navbar .navbar-links a@href': 'https://support.example' }],
    ['topbarCtaButton: type link, url', { '#topbar-cta-button@href': 'https://app.example' }],
    ['topbarCtaButton: name', { '#topbar-cta-button': 'Open the app' }],
    ['versions', { '[data-version-option] span': ['v2', 'v1'] }],
    ['anchors: name', { '.anchors a': ['Home', 'Guides', 'Old guides', 'Community'] }],
    ['anchors: url', { '.anchors a@href': ['/', '/guides/first', '/old/first', 'https://community.example'] }],
    ['anchors: icon', { '.anchors svg': 4 }],
    ['anchors: color', { '.anchors a[href="/guides/first"] i[style*="#123456"]': 1 }],
    ['anchors: color with from and to', { '.anchors i[style*="linear-gradient(135deg,#112233,#445566)"]': 1 }],
    ['anchors: version', { '.anchors li[data-in]': 'Old guides', '.anchors li[data-in]@data-in': '1' }],
    ['anchors: isDefaultHidden', { '.anchors a[href^="/secret"]': 0 }],
    ['anchors: external, with versions', { '.anchors li:not([data-in]) a[href^="https:"]': 'Community' }],
    ['topAnchor.name', { '.anchors li:first-child a': 'Home' }],
    ['topAnchor.icon', { '.anchors li:first-child svg': 1 }],
    ['tabs: name', { '.nav-tabs-item': ['Documentation', 'API'] }],
    ['tabs: url', { '.nav-tabs-item@href': ['/', '/api/create'] }],
    ['footerSocials', { '.socials a': 3, '.socials a[href="https://github.com/planets"]@aria-label': 'GitHub' }],
    ['feedback.suggestEdit', { 'a[href^="https://github.com/planets/docs/edit/"]': 1 }],
    ['feedback.raiseIssue', { 'a[href^="https://github.com/planets/docs/issues/new"]': 1 }],
    ['modeToggle.default', { 'html@class': 'dark', 'octavo-theme-toggle': 1 }],
    ['page: title', { '#page-title': 'Welcome' }],
    [
      'page: description',
      { '#header .description': 'About welcome.', 'meta[name=description]@content': 'About welcome.' },
    ],
    ['authoring rule 1: headings start at level 2', { h1: 1, '#content h2': 'First part' }],
  ];
  test.each(home)('%s', (_row, facts) => expectFacts(out, 'index.html', facts));

  test('anchors: isDefaultHidden, on a page of the anchor', () =>
    expectFacts(out, 'secret/first/index.html', { '.anchors a[aria-current]': 'Secret' }));

  const components: [row: string, facts: Facts][] = [
    ['Note', { 'octavo-note': 'Note words' }],
    ['Tip', { 'octavo-tip': 'Tip words' }],
    ['Warning', { 'octavo-warning': 'Warning words' }],
    ['Info', { 'octavo-info': 'Info words' }],
    ['Check', { 'octavo-check': 'Check words' }],
    ['CodeGroup', { 'octavo-code-group [role=tab]': ['one.js', 'two.py'] }],
    ['Steps, Step: title', { 'octavo-steps octavo-step [slot=title]': ['Step one', 'Step two'] }],
    ['Tabs, Tab: title', { 'octavo-tabs [role=tab]': ['macOS', 'Linux'] }],
    ['AccordionGroup, Accordion: title', { 'octavo-accordion-group octavo-accordion [slot=title]': 'Why' }],
    ['Card: title', { 'octavo-card [slot=title]': ['Card one', 'Card two', 'Card three', 'Card four'] }],
    ['Card: icon', { 'octavo-card [slot=icon] svg': 1 }],
    ['Card: href', { 'octavo-card a@href': '/guides/first' }],
    ['ParamField: path', { '#param-id [slot=location]': 'path' }],
    ['ParamField: query', { '#param-limit [slot=location]': 'query' }],
    ['ParamField: body', { '#param-name [slot=location]': 'body' }],
    ['ParamField: header', { '#param-x-id [slot=location]': 'header', '#param-x-id [slot=name]': 'X-Id' }],
    ['ParamField: type', { '#param-limit [slot=type]': 'integer' }],
    ['ParamField: required', { '#param-id [slot=required]': 'required' }],
    ['ParamField: default', { '#param-limit [slot=default] code': '10' }],
    ['ResponseField: name, type', { '#param-mass [slot=name]': 'mass', '#param-mass [slot=type]': 'number' }],
    ['ResponseField: required, default', { '#param-mass [slot=required]': 1, '#param-mass [slot=default] code': '1' }],
    ['Expandable: title', { 'octavo-expandable > [slot=title]': 'More fields', 'octavo-expandable #param-inner': 1 }],
    ['Frame: caption', { 'octavo-frame [slot=caption]': 'The caption', 'octavo-frame img@alt': 'The logo' }],
    ['Tooltip: tip', { 'octavo-tooltip [role=tooltip]': 'Explained words' }],
    [
      'Update: label, description',
      { 'octavo-update [slot=label]': 'May 2026', 'octavo-update [slot=description]': 'v2' },
    ],
    ['video', { 'video[controls]@src': '/movie.mp4' }],
    ['iframe', { 'iframe@src': 'https://video.example/1', 'iframe@title': 'A video' }],
  ];
  test.each(components)('%s', (_row, facts) => expectFacts(out, 'components/index.html', facts));

  const endpoint: [row: string, facts: Facts][] = [
    ['openapi: a list of files', { '#responses': 1, '[role=tab][id^=response-]': ['200', '400'] }],
    ['api.baseUrl: a list', { 'octavo-endpoint option': ['https://api.example', 'https://test.example'] }],
    ['api.auth.method, name', { '[id="authorization-x-key"] [slot=name]': 'X-Key' }],
    ['api.auth.inputPrefix', { '[id="authorization-x-key"] p code': 'Bearer sk_<token>' }],
    ['api.playground.mode: show', { 'octavo-playground': 1 }],
    ['api.maintainOrder', { '[id^="body-"] [slot=name]': ['zeta', 'alpha'] }],
  ];
  test.each(endpoint)('%s', (_row, facts) => expectFacts(out, 'api/create/index.html', facts));

  test('RequestExample, ResponseExample', () =>
    expectFacts(out, 'api/list/index.html', {
      'octavo-request-example pre': 1,
      'octavo-response-example [role=tab]': ['200', '404'],
    }));

  test('GET {docs_url}/llms.txt: an index of all pages', () => {
    const index = readFileSync(join(out, 'llms.txt'), 'utf8');
    const pages = ['/index', '/components', '/guides/first', '/old/first', '/secret/first', '/api/create', '/api/list'];
    expect(pages.filter((path) => !index.includes(`](${path}.md)`))).toEqual([]);
  });

  const { api } = specifiedSite['docs.json'] as { api: object };
  const variants: [row: string, changes: object, file: string, facts: Facts][] = [
    [
      'logo: one path',
      { logo: '/logo/light.svg' },
      'index.html',
      { '.nav-logo img@src': '/logo/light.svg', '.nav-logo@href': '/' },
    ],
    [
      'topAnchor: default',
      { topAnchor: undefined },
      'index.html',
      { '.anchors li:first-child a': 'Documentation', '.anchors li:first-child svg': 1 },
    ],
    [
      'topbarCtaButton: type of a code host',
      { topbarCtaButton: { type: 'github', url: 'https://github.com/planets/docs' } },
      'index.html',
      { '#topbar-cta-button@href': 'https://github.com/planets/docs', '#topbar-cta-button svg': 1 },
    ],
    ['feedback: default', { feedback: undefined }, 'index.html', { 'a[href*="/planets/docs/"]': 0 }],
    [
      'modeToggle: default',
      { modeToggle: undefined },
      'index.html',
      { 'html@data-appearance': 'system', 'octavo-theme-toggle': 1 },
    ],
    [
      'modeToggle.isHidden',
      { modeToggle: { default: 'light', isHidden: true } },
      'index.html',
      { 'octavo-theme-toggle': 0 },
    ],
    [
      'api.baseUrl: one',
      { api: { ...api, baseUrl: 'https://one.example' } },
      'api/list/index.html',
      { 'octavo-endpoint option': 0, 'octavo-endpoint': 'GET https://one.example/planets/{id}' },
    ],
    [
      'api.auth: basic',
      { api: { ...api, auth: { method: 'basic', name: 'user:password' } } },
      'api/create/index.html',
      { '[id^="authorization-"] [slot=name]': 'Authorization' },
    ],
    [
      'api.auth: key',
      { api: { ...api, auth: { method: 'key', name: 'X-Api-Key' } } },
      'api/create/index.html',
      { '[id^="authorization-"] [slot=name]': 'X-Api-Key' },
    ],
    [
      'api.playground.mode: simple',
      { api: { ...api, playground: { mode: 'simple' } } },
      'api/create/index.html',
      { 'octavo-playground': 0, 'octavo-endpoint': 1 },
    ],
    [
      'api.playground.mode: hide',
      { api: { ...api, playground: { mode: 'hide' } } },
      'api/create/index.html',
      { 'octavo-playground': 0 },
    ],
    ['openapi: one file', { openapi: '/openapi.json' }, 'api/create/index.html', { '#responses': 1 }],
  ];
  test.each(variants)('%s', async (_row, changes, file, facts) => expectFacts(await built(changes), file, facts));
});

describe('in a browser', () => {
  let site: Served;
  beforeAll(async () => {
    site = await serveFolder(await built());
  });
  afterAll(() => site.close());

  const color = (selector: string, name = 'color'): Promise<string> =>
    page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const current = '#sidebar a[aria-current=page]';

  test('colors.light, colors.background.dark, colors.dark: the dark mode', async () => {
    await page.goto(site.url);
    expect(await color(current)).toBe('rgb(255, 179, 179)');
    expect(await color('html', 'background-color')).toBe('rgb(26, 16, 16)');
    expect(await color('#topbar-cta-button', 'background-color')).toBe('rgb(176, 48, 48)');
  });

  test('colors.primary, colors.background.light: the light mode, after a click on the toggle', async () => {
    await page.goto(site.url);
    await page.locator('octavo-theme-toggle button').click();
    await expect.poll(() => color(current)).toBe('rgb(122, 31, 31)');
    expect(await color('html', 'background-color')).toBe('rgb(255, 250, 240)');
    await page.evaluate(() => localStorage.clear());
  });

  test('backgroundImage', async () => {
    await page.goto(site.url);
    const image = await page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage);
    expect(image).toContain('/background.svg');
  });

  test('anchors: version hides the anchor until that version is selected', async () => {
    await page.goto(site.url);
    const anchor = page.locator('.anchors a', { hasText: 'Old guides' });
    expect(await anchor.isVisible()).toBe(false);
    await page.goto(`${site.url}/old/first`);
    expect(await anchor.isVisible()).toBe(true);
    await page.evaluate(() => localStorage.clear());
  });

  test('CardGroup: cols', async () => {
    await page.goto(`${site.url}/components`);
    const tops = await page
      .locator('octavo-card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('Tabs, Tab: a click shows another panel', async () => {
    await page.goto(`${site.url}/components`);
    await page.getByRole('tab', { name: 'Linux' }).click();
    await page.getByText('Words for Linux').waitFor();
    expect(await page.getByText('Words for macOS').isVisible()).toBe(false);
  });

  test('Accordion: a click shows its content', async () => {
    await page.goto(`${site.url}/components`);
    const height = (): Promise<number> =>
      page.locator('octavo-accordion').evaluate((element) => element.getBoundingClientRect().height);
    const closed = await height();
    await page.getByText('Why', { exact: true }).click();
    await expect.poll(height).toBeGreaterThan(closed);
  });

  test('api.auth.inputPrefix: the field for the credentials starts with it', async () => {
    await page.goto(`${site.url}/api/create`);
    await page.getByText('Try it', { exact: true }).click();
    const field = page.locator('octavo-playground fieldset[part=auth] input').first();
    await expect.poll(() => field.inputValue()).toBe('sk_');
  });
});
