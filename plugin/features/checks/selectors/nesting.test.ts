import { expect, test } from 'vitest';
import { Nesting } from './nesting.js';
import type { SpecimenNode } from './specimen.js';
import { cssSelectors } from './style-rules.js';

type Tree = [tag: string, names: string, ...children: Tree[]];

const page: Tree = [
  'html',
  '.dark',
  [
    'body',
    '',
    ['div', '#navbar', ['div', '', ['nav', '.nav-tabs', ['a', '.nav-tabs-item', ['div', '']]]]],
    [
      'div',
      '#sidebar-content',
      ['details', '', ['summary', '.title'], ['ul', '.sidebar-group', ['li', '', ['a', '']]]],
    ],
    [
      'main',
      '#content',
      ['octavo-hole', ''],
      ['a', '.card', ['h2', '.card-title'], ['div', '.card-content', ['octavo-hole', '']]],
      ['octavo-steps', '.steps', ['octavo-step', '.step', ['octavo-hole', '']]],
      ['octavo-playground', '.playground'],
    ],
    ['footer', '#footer', ['a', '']],
  ],
];

function nodesOf([tag, names, ...children]: Tree, parent?: SpecimenNode): SpecimenNode[] {
  const node: SpecimenNode = { tag, names: new Set(names.split(' ').filter(Boolean)), parent, children: [] };
  const below = children.flatMap((child) => {
    const nodes = nodesOf(child, node);
    node.children.push(nodes[0]!);
    return nodes;
  });
  return [node, ...below];
}

const nesting = new Nesting(nodesOf(page), { has: (name) => name === '.step' || name === '.own' });

const canMatch = (text: string): boolean => nesting.canMatch(cssSelectors(text)[0]!);

test.each([
  '#navbar > div .nav-tabs > a:first-child',
  '.dark #navbar div:hover',
  'html body #footer a',
  '#sidebar-content :is(button, summary)',
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
  '.playground input',
  // Parts of the page that contain content.
  'body:has(#content .own) #sidebar-content',
  '#navbar:has(> div > .nav-tabs)',
  'div:has(+ .nav-tabs)',
  '#navbar:is(div, header) .nav-tabs',
])('%s can match', (text) => expect(canMatch(text)).toBe(true));

test.each([
  '#navbar h1',
  '#sidebar-content button',
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
])('%s cannot match', (text) => expect(canMatch(text)).toBe(false));

test('only selectors with names of the specimen are covered', () => {
  const covers = (text: string): boolean => nesting.covers(cssSelectors(text)[0]!);
  expect(['#navbar h1', '.card .own', 'h1', '[href]'].map(covers)).toEqual([true, false, false, false]);
});
