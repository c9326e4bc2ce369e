import { expect, test } from 'vitest';
import { english } from '../../../elements/labels.js';
import { parseHtml } from '../../core/tree/parse-html.js';
import { writeContent } from '../../core/tree/write-html.js';
import { ShadowTemplates } from '../../mdx/render/shadow-template.js';
import type { PageElements } from '../../mdx/types.js';
import { addShadowRoots } from '../visitors/shadow-roots.js';
import { repairNesting } from '../visitors/nesting.js';

const templates = new ShadowTemplates();

function composed(source: string): PageElements & { html: string } {
  const page = parseHtml(source);
  repairNesting(page);
  const elements = addShadowRoots(page, english, templates);
  return { ...elements, html: writeContent(page) };
}

const card = (content: string, attributes = '') =>
  `<octavo-card${attributes}><a slot="title" href="/a">A</a>${content}</octavo-card>`;

test('an element is the frame of its parts, with the classes of the contract beside the author’s', () => {
  const { html, styles } = composed(
    '<octavo-note class="own" id="n"><strong slot="title">T</strong>Words</octavo-note>',
  );
  expect(html).toMatch(
    /^<octavo-note light class="own callout octavo-callout" id="n" data-callout-type="note"><div data-component-part="callout-icon"><svg /,
  );
  expect(html).toMatch(
    /<div data-component-part="callout-content"><strong data-component-part="callout-title">T<\/strong>Words<\/div><\/octavo-note>$/,
  );
  expect(styles).toEqual(['callout']);
});

test('the link of a card is its frame, and its text is a heading', () => {
  const { html } = composed(card('Words', ' class="own" style="top:0" arrow type="note"'));
  expect(html).toMatch(/^<a class="own card octavo-card" style="top:0" data-arrow="true" data-type="note" href="\/a">/);
  expect(html).toContain('<h2 data-component-part="card-title">A</h2>');
  expect(html).not.toContain('octavo-card light');
});

test.each([
  '<a href="/b">b</a>',
  '<p><button>b</button></p>',
  '<span tabindex="0">b</span>',
  '<!--octavo-island a--><i></i><!--/octavo-island-->',
])('a card that contains a link or a control stays, with its title as the link: %s', (content) => {
  const { html } = composed(card(content));
  expect(html).toMatch(/^<octavo-card light class="card octavo-card">/);
  expect(html).toContain('<a data-component-part="card-title" href="/a">A</a>');
});

test('a link without text has its label only if nothing else names it', () => {
  const link = '<a slot="title" href="/a" aria-label="/a"></a>';
  expect(composed(`<octavo-card>${link}</octavo-card>`).html).toMatch(/^<a href="\/a" aria-label="\/a" /);
  expect(composed(`<octavo-card>${link}Words</octavo-card>`).html).toMatch(/^<a href="\/a" class/);
});

test('text in attributes is in parts, and no attribute shows it as a tooltip', () => {
  const { html } = composed('<octavo-card title="T" href="javascript:x" horizontal>Words</octavo-card>');
  expect(html).toMatch(/^<octavo-card light href="javascript:x" horizontal class="card octavo-card">/);
  expect(html).toContain('<span data-component-part="card-title">T</span>');
});

test('elements in interactive components keep their shadow root', () => {
  const { html, styles } = composed(
    '<!--octavo-island a--><octavo-note>x</octavo-note><!--/octavo-island--><octavo-note>y</octavo-note>',
  );
  expect(html).toContain('<octavo-note><template shadowrootmode="open">');
  expect(html).toContain('<octavo-note light');
  expect(styles).toEqual(['callout', 'octavo-note']);
});

test('a paragraph with a composed block is a div, because a browser would end it there', () => {
  expect(composed('<p>a <octavo-note>x</octavo-note></p>').html).toMatch(/^<div>a <octavo-note light/);
});

test('the template of a kind is shared by its elements', () => {
  const one = composed('<octavo-note>a</octavo-note>').html;
  expect(composed('<octavo-note>a</octavo-note><octavo-note>b</octavo-note>').html.startsWith(one)).toBe(true);
});

test('an element without the content that its script draws keeps its shadow root', () => {
  const { html, styles } = composed('<octavo-tabs><octavo-tab title="a">x</octavo-tab></octavo-tabs>');
  expect(html).toMatch(/^<octavo-tabs><template shadowrootmode="open">/);
  expect(html).toContain('<octavo-tab light data-component-part="tab-content" label="a" class="octavo-pane">x');
  expect(styles).toEqual(['octavo-tabs', 'pane']);
  expect(composed('<octavo-code-block>text</octavo-code-block>').html).toContain('<template');
});

test('a code block has the parts of its title only with a title', () => {
  const block = (title: string) => composed(`<octavo-code-block>${title}<pre>x</pre></octavo-code-block>`).html;
  expect(block('<span slot="title">a.js</span>')).toMatch(
    /^<octavo-code-block light class="code-block octavo-code-block"><div data-component-part="code-block-header"><span data-component-part="code-block-header-filename">a\.js<\/span><\/div>/,
  );
  expect(block('')).not.toContain('code-block-header');
  expect(block('')).toMatch(/<button [^>]*class="code-block-copy-button"[^>]* data-testid="copy-code-button"/);
  expect(block('')).toContain('<div class="code-block-fade-overlay"');
});

test('tabs are in a row, and panels in a box, which are the tabs’ own', () => {
  const { html } = composed(
    '<octavo-tabs><button slot="tab" role="tab"><div>a</div></button><octavo-tab label="a">x</octavo-tab></octavo-tabs>',
  );
  expect(html).toBe(
    '<octavo-tabs light class="tabs octavo-tabs"><div data-component-part="tabs-list" role="tablist"><button data-component-part="tab-button" role="tab"><div>a</div></button></div><div data-component-part="tabs-panels"><octavo-tab light label="a" data-component-part="tab-content" class="octavo-pane">x</octavo-tab></div></octavo-tabs>',
  );
});
