/** Every row of the format's specification: the HTML and files that are built from it. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../browser/open-browser.js';
import { readFacts, type Facts } from '../browser/page-facts.js';
import { specifiedSite } from '../fixtures/specified-site.js';
import { iconShape } from '../settings/icon-shape.js';
import { buildSpecifiedSite, iconAnchors, iconDrawings } from './build-specified-site.js';

/** The drawing of an icon, as the attribute `d`. */
const drawing = (name: string, type = 'solid'): string => iconShape(name, type).slice('<path d="'.length, -1);
const platforms = ['website', 'facebook', 'x', 'discord', 'slack', 'github', 'linkedin', 'instagram', 'hacker-news'];

let page: Page;
let out: string;
beforeAll(async () => {
  // The host of repositories.
  vi.stubGlobal('fetch', async () => Response.json({ stargazers_count: 12_345 }));
  page = await (await openBrowser()).newPage({ viewport: { width: 1280, height: 900 } });
  out = await buildSpecifiedSite();
});
// Test files share globals.
afterAll(() => void vi.unstubAllGlobals());

async function expectFacts(out: string, file: string, facts: Facts): Promise<void> {
  await page.goto('about:blank');
  expect(await readFacts(page, readFileSync(join(out, file), 'utf8'), facts)).toEqual(facts);
}

const home: [row: string, facts: Facts][] = [
  ['name', { title: 'Welcome - Planets' }],
  [
    'navigation: group, pages',
    {
      '#sidebar-content .sidebar-title': 'Start',
      '#sidebar-content .sidebar-group-header + ul a': ['Welcome', 'Components'],
    },
  ],
  ['logo.light', { '.nav-logo.octavo-light@src': '/logo/light.svg' }],
  ['logo.dark', { '.nav-logo.octavo-dark@src': '/logo/dark.svg' }],
  ['logo.href', { '.octavo-home@href': 'https://planets.example' }],
  ['favicon', { 'link[rel=icon]@href': '/favicon.svg' }],
  ['topbarLinks: name', { 'octavo-navbar .navbar-link a': 'Support' }],
  ['topbarLinks: url', { 'octavo-navbar .navbar-link a@href': 'https://support.example' }],
  ['topbarCtaButton: type link, url', { '#topbar-cta-button > a@href': 'https://app.example' }],
  ['topbarCtaButton: name', { '#topbar-cta-button': 'Open the app' }],
  ['versions', { '[data-version-option] span': ['v2', 'v1'] }],
  ['anchors: name', { '.nav-anchors a': ['Home', 'Guides', 'Old guides', 'Community'] }],
  ['anchors: url', { '.nav-anchors a@href': ['/', '/guides/first/', '/old/first/', 'https://community.example'] }],
  [
    'anchors: icon',
    { '.nav-anchors svg path@d': ['rocket', 'book', 'clock', 'comments'].map((name) => drawing(name)) },
  ],
  ['anchors: color', { '.nav-anchors a[href="/guides/first/"] > div[style*="#123456"]': 1 }],
  ['anchors: color with from and to', { '.nav-anchors a > div[style*="linear-gradient(135deg,#112233,#445566)"]': 1 }],
  ['anchors: version', { '.nav-anchors li[data-in]': 'Old guides', '.nav-anchors li[data-in]@data-in': '1' }],
  ['anchors: isDefaultHidden', { '.nav-anchors a[href^="/secret"]': 0 }],
  ['anchors: external, with versions', { '.nav-anchors li:not([data-in]) a[href^="https:"]': 'Community' }],
  ['topAnchor.name', { '.nav-anchors li:first-child a': 'Home' }],
  ['topAnchor.icon', { '.nav-anchors li:first-child svg path@d': drawing('rocket') }],
  ['tabs: name', { '.nav-tabs-item': ['Documentation', 'API'] }],
  ['tabs: url', { '.nav-tabs-item@href': ['/', '/api/create/'] }],
  [
    'footerSocials',
    { '.octavo-socials a': 3, '.octavo-socials a[href="https://github.com/planets"]@aria-label': 'GitHub' },
  ],
  ['feedback.suggestEdit', { 'a[href^="https://github.com/planets/docs/edit/"]': 1 }],
  ['feedback.raiseIssue', { 'a[href^="https://github.com/planets/docs/issues/new"]': 1 }],
  ['modeToggle.default', { 'html@class': 'dark', 'octavo-theme-toggle': 1 }],
  ['page: title', { '#page-title': 'Welcome' }],
  [
    'page: description',
    { '#header .octavo-lead': 'About welcome.', 'meta[name=description]@content': 'About welcome.' },
  ],
  ['authoring rule 1: headings start at level 2', { h1: 1, '#content h2': 'First part' }],
];
test.each(home)('%s', (_row, facts) => expectFacts(out, 'index.html', facts));

test('anchors: isDefaultHidden hides only the anchor: not on its pages, and not from search engines', () =>
  expectFacts(out, 'secret/first/index.html', { '.nav-anchors a[aria-current]': 'Secret', 'meta[name=robots]': 0 }));

test('anchors: url, the pages of the anchor', () =>
  expectFacts(out, 'guides/first/index.html', {
    '.nav-anchors a[aria-current]': 'Guides',
    '#sidebar-content .sidebar-title': 'Guides',
    '#sidebar-content .sidebar-group-header + ul a': 'First guide',
  }));

test('tabs: url, the pages of the tab', () =>
  expectFacts(out, 'api/create/index.html', {
    '.nav-tabs-item[aria-current]': 'API',
    '#sidebar-content .sidebar-group-header + ul a .nav-title, #sidebar-content .sidebar-title': 'Endpoints',
  }));

const components: [row: string, facts: Facts][] = [
  ['Note', { 'octavo-note': 'Note words' }],
  ['Tip', { 'octavo-tip': 'Tip words' }],
  ['Warning', { 'octavo-warning': 'Warning words' }],
  ['Info', { 'octavo-info': 'Info words' }],
  ['Check', { 'octavo-check': 'Check words' }],
  ['CodeGroup', { 'octavo-code-group [role=tab]': ['one.js', 'two.py'] }],
  ['Steps, Step: title', { '.steps > .step [data-component-part=step-title]': ['Step one', 'Step two'] }],
  ['Tabs, Tab: title', { 'octavo-tabs [role=tab]': ['macOS', 'Linux'] }],
  [
    'AccordionGroup, Accordion: title',
    { '.accordion-group > .accordion [data-component-part=accordion-title]': 'Why' },
  ],
  ['Card: title', { '.card [data-component-part=card-title]': ['Card one', 'Card two', 'Card three', 'Card four'] }],
  ['Card: icon', { '.card [data-component-part=card-icon] svg': 1 }],
  ['Card: href', { 'a.card@href': '/guides/first/' }],
  ['ParamField: path', { '#param-id span[data-component-part=field-info-pill]': 'path' }],
  ['ParamField: query', { '#param-limit span[data-component-part=field-info-pill]:not(:has(code))': 'query' }],
  ['ParamField: body', { '#param-name span[data-component-part=field-info-pill]': 'body' }],
  [
    'ParamField: header',
    {
      '#param-x-id span[data-component-part=field-info-pill]': 'header',
      '#param-x-id [data-component-part=field-name]': 'X-Id',
    },
  ],
  ['ParamField: type', { '#param-limit code[data-component-part=field-info-pill]': 'integer' }],
  ['ParamField: required', { '#param-id [data-component-part=field-required-pill]': 'required' }],
  ['ParamField: default', { '#param-limit [data-component-part=field-info-pill] > code': '10' }],
  [
    'ResponseField: name, type',
    {
      '#param-mass [data-component-part=field-name]': 'mass',
      '#param-mass code[data-component-part=field-info-pill]': 'number',
    },
  ],
  [
    'ResponseField: required, default',
    {
      '#param-mass [data-component-part=field-required-pill]': 1,
      '#param-mass [data-component-part=field-info-pill] > code': '1',
    },
  ],
  [
    'Expandable: title',
    { '.expandable > summary > [data-component-part=expandable-title]': 'More fields', '.expandable #param-inner': 1 },
  ],
  [
    'Frame: caption',
    { '.frame [data-component-part=frame-caption]': 'The caption', 'octavo-frame img@alt': 'The logo' },
  ],
  ['Tooltip: tip', { 'octavo-tooltip [role=tooltip]': 'Explained words' }],
  [
    'Update: label, description',
    {
      '.update [data-component-part=update-label]': 'May 2026',
      '.update [data-component-part=update-description]': 'v2',
    },
  ],
  ['video', { 'video[controls]@src': '/movie.mp4' }],
  ['iframe', { 'iframe@src': 'https://video.example/1', 'iframe@title': 'A video' }],
];
test.each(components)('%s', (_row, facts) => expectFacts(out, 'components/index.html', facts));

const endpoint: [row: string, facts: Facts][] = [
  ['openapi: a list of files', { '#responses': 1, '.octavo-rows > p > code': ['200', '400'] }],
  ['api.baseUrl: a list', { 'octavo-endpoint option': ['https://api.example', 'https://test.example'] }],
  ['api.auth.method, name', { '[id="authorization-x-key"] [data-component-part=field-name]': 'X-Key' }],
  ['api.auth.inputPrefix', { '[id="authorization-x-key"] p code': 'Bearer sk_<token>' }],
  ['api.playground.mode: show', { 'octavo-playground': 1 }],
  ['api.maintainOrder', { '#content [id^="body-"] [data-component-part=field-name]': ['zeta', 'alpha'] }],
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
    { '.nav-logo@src': '/logo/light.svg', '.octavo-home@href': '/' },
  ],
  [
    'topAnchor: default',
    { topAnchor: undefined },
    'index.html',
    {
      '.nav-anchors li:first-child a': 'Documentation',
      '.nav-anchors li:first-child svg path@d': drawing('book-open'),
    },
  ],
  [
    'topbarCtaButton: type of a code host, with its stars',
    { topbarCtaButton: { type: 'github', url: 'https://github.com/planets/docs' } },
    'index.html',
    {
      '#topbar-cta-button > a@href': 'https://github.com/planets/docs',
      '#topbar-cta-button .octavo-stars': '12.3k',
      '#topbar-cta-button .octavo-stars [role=img]@aria-label': '12345 stars',
    },
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
    { 'octavo-endpoint option': 0, 'octavo-endpoint': 'GET https://one.example/planets/{id} Try it' },
  ],
  [
    'api.auth: basic',
    { api: { ...api, auth: { method: 'basic', name: 'user:password' } } },
    'api/create/index.html',
    { '[id^="authorization-"] [data-component-part=field-name]': 'Authorization' },
  ],
  [
    'api.auth: bearer, in the header Authorization',
    { api: { ...api, auth: { method: 'bearer' } } },
    'api/create/index.html',
    {
      '[id^="authorization-"] [data-component-part=field-name]': 'Authorization',
      '[id^="authorization-"] [data-component-part=field-content] code': 'Bearer <token>',
    },
  ],
  [
    'api.auth: key',
    { api: { ...api, auth: { method: 'key', name: 'X-Api-Key' } } },
    'api/create/index.html',
    { '[id^="authorization-"] [data-component-part=field-name]': 'X-Api-Key' },
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
    { 'octavo-playground': 0, 'octavo-endpoint': 0 },
  ],
  [
    'topbarCtaButton: default type',
    { topbarCtaButton: { url: 'https://app.example', name: 'Open' } },
    'index.html',
    { '#topbar-cta-button > a@href': 'https://app.example', '#topbar-cta-button': 'Open' },
  ],
  [
    'footerSocials: platforms',
    { footerSocials: Object.fromEntries(platforms.map((name) => [name, `https://${name}.example`])) },
    'index.html',
    {
      '.octavo-socials a@href': platforms.map((name) => `https://${name}.example`),
      '.octavo-socials a[aria-label] svg': 9,
    },
  ],
  [
    'anchors: iconType',
    { anchors: iconAnchors },
    'index.html',
    { '.nav-anchors li:not(:first-child) svg path@d': iconDrawings.map(([name, type]) => drawing(name, type)) },
  ],
  [
    'topAnchor.iconType',
    { topAnchor: { name: 'Home', icon: 'bell', iconType: 'thin' } },
    'index.html',
    { '.nav-anchors li:first-child svg path@d': drawing('bell', 'regular') },
  ],
  [
    'api.playground: default',
    { api: { ...api, playground: undefined } },
    'api/create/index.html',
    { 'octavo-playground': 1 },
  ],
  ['openapi: one file', { openapi: '/openapi.json' }, 'api/create/index.html', { '#responses': 1 }],
];
test.each(variants)('%s', async (_row, changes, file, facts) =>
  expectFacts(await buildSpecifiedSite(changes), file, facts),
);

test('openapi: an absolute URL', async () => {
  const server = createServer((_, response) => response.end(JSON.stringify(specifiedSite['openapi.json'])));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  vi.unstubAllGlobals();
  const openapi = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.json`;
  const built = await buildSpecifiedSite({ openapi, topbarCtaButton: undefined });
  server.close();
  await expectFacts(built, 'api/create/index.html', {
    '#responses': 1,
    '#content [id^="body-"] [data-component-part=field-name]': ['zeta', 'alpha'],
  });
});
