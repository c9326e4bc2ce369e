import { expect, test } from 'vitest';
import { english } from '../../elements/labels.js';
import { parseHtml } from '../core/tree/parse-html.js';
import { writeContent } from '../core/tree/write-html.js';
import type { TocEntry } from '../mdx/types.js';
import { finishPage } from './finish-page.js';
import { finishHeadings as finish } from './visitors/headings.js';

function finishHeadings(source: string): { html: string; toc: TocEntry[]; ids: string[] } {
  const page = parseHtml(source);
  const finished = finish(page, english.linkHere);
  return { html: writeContent(page), ...finished };
}

const anchor = (id: string): string => `<a class="octavo-anchor" href="#${id}" aria-label="Link to this section"></a>`;

test('gives headings ids that are unique on the page, and lists them', () => {
  const { html, toc } = finishHeadings(
    '<h2>Install</h2><h3 class="x">Install <code>npm</code></h3><h2>Install</h2><h2 id="own">Other &amp; more</h2>',
  );
  expect(html).toBe(
    `<h2 id="install">Install${anchor('install')}</h2><h3 id="install-npm" class="x">Install <code>npm</code>${anchor('install-npm')}</h3>` +
      `<h2 id="install-2">Install${anchor('install-2')}</h2><h2 id="own">Other &amp; more<span id="other--more"></span>${anchor('own')}</h2>`,
  );
  expect(toc).toEqual([
    { depth: 2, id: 'install', title: 'Install' },
    { depth: 3, id: 'install-npm', title: 'Install npm' },
    { depth: 2, id: 'install-2', title: 'Install' },
    { depth: 2, id: 'own', title: 'Other & more' },
  ]);
});

test('the headings of a changelog entry are below its label', () => {
  const { toc } = finishHeadings(
    '<octavo-update><h2 slot="label">May</h2><h2>Pauses</h2></octavo-update><octavo-update><h2 slot="label">April</h2></octavo-update><h2>Older</h2>',
  );
  expect(toc.map(({ depth, title }) => `${depth} ${title}`)).toEqual(['2 May', '3 Pauses', '2 April', '2 Older']);
});

test('no element has an id of the shell, and what refers to it follows', () => {
  const { html } = finishHeadings(
    '<a href="#header">1</a><div id="header"></div><label for="header"></label><h2 id="banner">B</h2><input id="banner" aria-describedby="header own"><p id="own"></p>',
  );
  expect(html).toBe(
    `<a href="#header-2">1</a><div id="header-2"></div><label for="header-2"></label><h2 id="banner-2">B<span id="b"></span>${anchor('banner-2')}</h2><input id="banner-3" aria-describedby="header own"><p id="own"></p>`,
  );
});

test('a line break separates words', () => {
  const { html, toc } = finishHeadings('<h2>Fast<br>and small</h2>');
  expect(html).toBe(`<h2 id="fast-and-small">Fast<br>and small${anchor('fast-and-small')}</h2>`);
  expect(toc).toEqual([{ depth: 2, id: 'fast-and-small', title: 'Fast and small' }]);
});

test('a heading of images has their descriptions as its title', () => {
  const { html, toc } = finishHeadings(
    '<h2><a href="/"><img src="a.png" alt="Bundle &amp; ship"></a></h2><h2><img alt="">Text</h2><h2><img></h2>',
  );
  expect(toc.map(({ title }) => title)).toEqual(['Bundle & ship', 'Text']);
  expect(html).toMatch(/<h2 id="bundle-&amp;-ship">.*<h2 id="text">.*<h2 id="section">/);
});

test('a named anchor is a link target, but does not take the id of a heading', () => {
  const { html, ids } = finishHeadings('<a name="S-const"></a><a name="setup"></a><h2>Setup</h2><a name="header"></a>');
  expect(ids).toEqual(['setup', 'S-const']);
  expect(html).toContain('<h2 id="setup">');
});

test('a second target never takes the id of a later heading', () => {
  const ids = [
    ...finishHeadings('<h2 id="setup">Set up</h2><h2>Set up</h2><h2>Set up</h2>').html.matchAll(/ id="([^"]*)"/g),
  ];
  expect(ids.map((match) => match[1])).toEqual(['setup', 'set-up', 'set-up-2']);
});

test('of two headings with the same id in the source, the second gets another one', () => {
  const { html } = finishHeadings('<h2 id="same">One</h2><h2 id="same">Two</h2>');
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map((match) => match[1])).toEqual(['same', 'same-2']);
});

test('fields and tooltips of several files have ids of their own', () => {
  const field = '<octavo-response-field id="param-a"><a href="#param-a" slot="name">a</a></octavo-response-field>';
  const tip =
    '<octavo-tooltip><span aria-describedby="tip">A</span><span id="tip" slot="tip">B</span></octavo-tooltip>';
  expect(finishHeadings(field + tip + field + tip).html).toBe(
    field +
      tip +
      field.replaceAll('param-a', 'param-a-2') +
      tip.replaceAll('"tip"', '"tip-2"').replace('slot="tip-2"', 'slot="tip"'),
  );
});

test('tabs of several files have ids of their own, and control their panels', () => {
  const tabs =
    '<octavo-tabs><button id="tab-a-tab" aria-controls="tab-a"></button><octavo-tab id="tab-a" role="tabpanel" aria-labelledby="tab-a-tab"></octavo-tab></octavo-tabs>';
  const { html } = finishHeadings(tabs + tabs);
  expect([...html.matchAll(/(?<= )[\w-]+="tab-\w[^"]*"/g)].join(' ')).toBe(
    [
      'id="tab-a-tab" aria-controls="tab-a" id="tab-a" aria-labelledby="tab-a-tab"',
      'aria-controls="tab-a-2" id="tab-a-2-tab" aria-labelledby="tab-a-2-tab" id="tab-a-2"',
    ].join(' '),
  );
});

test('links in the style of code hosts find the heading too', () => {
  expect(finishHeadings('<h2>Use Next.js</h2>').html).toContain(
    '<h2 id="use-next-js">Use Next.js<span id="use-nextjs"></span>',
  );
});

test('a title of a tab is a target; equal ones are numbered like headings', () => {
  const tab = (title: string, id = ''): string =>
    `<octavo-tab label="${title}"><span${id && ` id="${id}"`} slot="anchor"></span></octavo-tab>`;
  const tabs = ['npm', 'Yarn 2', 'Yarn 2', '!'];
  expect(finishHeadings(`<h2>npm</h2>${tabs.map((title) => tab(title)).join('')}`).html).toContain(
    `</h2>${tab('npm', 'npm-2')}${tab('Yarn 2', 'yarn-2')}${tab('Yarn 2', 'yarn-2-2')}<octavo-tab label="!"></octavo-tab>`,
  );
});

test('a first heading that repeats the title is shown once', async () => {
  expect((await finishPage(parseHtml('<h1>Start <em>here</em></h1><p>x</p>'), 'Start here', [])).html).toBe('<p>x</p>');
  expect((await finishPage(parseHtml('<h1>Other</h1>'), 'Start here', [])).html).toContain('<h1 id="other">');
});

test('a link in a link is text, in HTML and in Markdown', async () => {
  const { html, markdown } = await finishPage(parseHtml('<p><a href="/a"><a href="/b">words</a></a></p>'), 'Start', []);
  expect(html).toBe('<p><a class="link" href="/a"><span>words</span></a></p>');
  expect(markdown.trim()).toBe('[words](/a)');
});

test('tables scroll in a box that the keyboard reaches, and class names are collected', async () => {
  const page = await finishPage(parseHtml('<table class="a b"><tr><td class="b c"></td></tr></table>'), '', []);
  expect(page.html).toBe(
    '<div class="octavo-table" tabindex="0"><table class="a b"><tr><td class="b c"></td></tr></table></div>',
  );
  expect(page.classes).toEqual(['a', 'b', 'c']);
});

test('a heading in a link gets no anchor link, and stays in it', () => {
  expect(finishHeadings('<a href="/x"><h3>Start</h3><span>words</span></a><h3>Next</h3>').html).toBe(
    `<a href="/x"><h3 id="start">Start</h3><span>words</span></a><h3 id="next">Next${anchor('next')}</h3>`,
  );
});

test.each([
  '<script>document.title = "<h2>Made by script</h2><table><tr></table>";</script>',
  '<script type="application/json">{"a": "<img src=x><a href=y>"}</script>',
  '<style>a::after { content: "<h2>x</h2>" }</style>',
  '<!-- <h2>Old</h2> <octavo-card> -->',
  '<textarea><h2>a</h2><table></table></textarea>',
  '<template><h2>a</h2><table></table><a href="/x">b</a></template>',
  '<iframe srcdoc="<h2>a</h2><table></table>" title="<img>"></iframe>',
  '<svg><title>a</title><a href="/x"><text>b</text></a></svg>',
  `<p title='<h2>a</h2>' data-x="</p><table>">b</p>`,
])('what is no content of the page comes out as it is: %s', async (html) => {
  const page = await finishPage(parseHtml(`<p>before</p>${html}<p>after</p>`), '', []);
  expect(page.html).toBe(`<p>before</p>${html}<p>after</p>`);
  expect(page.toc).toEqual([]);
});
