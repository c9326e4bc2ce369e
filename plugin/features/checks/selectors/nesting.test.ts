import { expect, test } from 'vitest';
import { Nesting } from './nesting.js';
import { toSpecimen, type StoredNode } from './specimen.js';
import { cssSelectors } from './read/style-rules.js';

type Tree = [tag: string, names: string, ...children: Tree[]];

const page: Tree = [
  'html',
  '.dark',
  [
    'body',
    '',
    ['div', '#navbar', ['div', '', ['nav', '.nav-tabs', ['a', '.nav-tabs-item', ['div', '']]]]],
    ['div', '#sidebar-content', ['li', '', ['button', '.title'], ['ul', '.sidebar-group', ['li', '', ['a', '']]]]],
    [
      'main',
      '#content',
      ['octavo-hole', ''],
      ['a', '.card', ['h2', '.card-title'], ['div', '.card-content', ['octavo-hole', '']]],
      ['octavo-steps', '.steps', ['octavo-step', '.step', ['octavo-hole', '']]],
      ['octavo-playground', '.playground'],
    ],
    ['footer', '#footer', ['a', '', ['svg', '']]],
  ],
];

function stored([tag, names, ...children]: Tree, nodes: StoredNode[]): number {
  const indexes = children.map((child) => stored(child, nodes));
  return nodes.push([tag, names, ...indexes]) - 1;
}

const nodes: StoredNode[] = [];
stored(page, nodes);

const authors = {
  has: (name: string) => name === '.step' || name === '.own',
  hasPart: ({ value }: { value: string }) => value === 'gradient',
};
const nesting = new Nesting(toSpecimen(nodes), {
  known: authors,
  ofContent: new Set(['.own']),
  tags: new Set(['input']),
});

const canMatch = (text: string): boolean => nesting.canMatch(cssSelectors(text)[0]!);

test.each([
  '#navbar > div .nav-tabs > a:first-child',
  '.dark #navbar div:hover',
  'html body #footer a',
  '#sidebar-content :is(summary, button)',
  // The author's content can contain any element, and any component.
  '#content h5 > span',
  '#content > article .card',
  '.card .card-content strong',
  '.card-content > .steps .card',
  '.steps .step > .own div',
  'h2 + .card ~ .steps',
  '#content section',
  // The author uses the name for own elements.
  'div.step',
  // Scripts add elements.
  '.playground p',
  '#navbar > div input',
  // Icons have content.
  '#footer svg path',
  '#footer a *',
  'span.warning',
  // Parts of the page that contain content.
  'body:has(#content .own) #sidebar-content',
  '#navbar:has(> div > .nav-tabs)',
  'div:has(+ .nav-tabs)',
  'a[class*="tabs-item"]',
  '#content [class*="gradient"]',
  '#navbar:is(div, header) .nav-tabs',
])('%s can match', (text) => expect(canMatch(text)).toBe(true));

test.each([
  '#navbar h1',
  '#navbar .own',
  '#sidebar-content summary',
  'ol.steps',
  '#footer .card',
  '.nav-tabs > li > .nav-tabs-item',
  '.card-title strong',
  '#navbar > .nav-tabs',
  '.nav-tabs .nav-tabs',
  '#footer ~ #navbar',
  '#navbar #content .card',
  '#navbar:has(.card)',
  '.card:is(div, section)',
  '#sidebar-content [class*="gradient"]',
  '#content [class*="tabs"]',
  'li[class*="tabs-item"]',
  '.card.warning',
  'blockquote.warning',
  '#footer svg h3',
  '#footer [class*="gradient"]',
])('%s cannot match', (text) => expect(canMatch(text)).toBe(false));

test('only selectors with names of the specimen and the content are covered', () => {
  const covers = (text: string): boolean => nesting.covers(cssSelectors(text)[0]!);
  expect(['#navbar h1', 'a[class*="tab"]', '.card .own', '.own', '.card .other', 'h1', '[href]'].map(covers)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
