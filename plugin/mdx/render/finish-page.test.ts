import { expect, test } from 'vitest';
import { finishHeadings, finishPage } from './finish-page.js';

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

test('a second target never takes the id of a later heading', () => {
  const ids = [
    ...finishHeadings('<h2 id="setup">Set up</h2><h2>Set up</h2><h2>Set up</h2>').html.matchAll(/ id="([^"]*)"/g),
  ];
  expect(ids.map((match) => match[1])).toEqual(['setup', 'set-up', 'set-up-2']);
});

test('links in the style of code hosts find the heading too', () => {
  expect(finishHeadings('<h2>Use Next.js</h2>').html).toContain(
    '<h2 id="use-next-js">Use Next.js<span id="use-nextjs"></span>',
  );
});

test('a title of a tab is a target where no heading has its id', () => {
  const alias = (title: string): string => `<span slot="anchor" data-alias="${title}"></span>`;
  expect(finishHeadings(`<h2>npm</h2>${alias('npm')}${alias('Yarn 2')}`).html).toContain(
    `</h2><span slot="anchor" id="yarn-2"></span>`,
  );
});

test('a first heading that repeats the title is shown once', () => {
  expect(finishPage('<h1>Start <em>here</em></h1><p>x</p>', { title: 'Start here' }, []).html).toBe('<p>x</p>');
  expect(finishPage('<h1>Other</h1>', { title: 'Start here' }, []).html).toContain('<h1 id="other">');
});

test('tables scroll in a box that the keyboard reaches, and class names are collected', () => {
  const page = finishPage('<table class="a b"><tr><td class="b c"></td></tr></table>', { title: '' }, []);
  expect(page.html).toBe(
    '<div class="octavo-table" tabindex="0"><table class="a b"><tr><td class="b c"></td></tr></table></div>',
  );
  expect(page.classes).toEqual(['a', 'b', 'c']);
});

test('a heading in a link has no link of its own, and stays in it', () => {
  expect(finishHeadings('<a href="/x"><h3>Start</h3><span>words</span></a><h3>Next</h3>').html).toBe(
    `<a href="/x"><h3 id="start">Start</h3><span>words</span></a><h3 id="next">Next${anchor('next')}</h3>`,
  );
});
