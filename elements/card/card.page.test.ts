import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Card, CardGroup } from './card.page.js';

const render = (props: Record<string, unknown>, page = testPage()) => renderToString(h(Card, props, 'words'), page);

test('the title of a card with an address is a link', () => {
  expect(render({ title: 'Start', icon: 'rocket', href: '/start' })).toBe(
    '<octavo-card><span slot="icon"><svg class="octavo-icon" data-icon="rocket"></svg></span>\n' +
      '<a href="/start" slot="title">Start</a>\nwords</octavo-card>',
  );
});

test('a card without an address has a plain title', () => {
  expect(render({ title: 'Start' })).toBe('<octavo-card><strong slot="title">Start</strong>\nwords</octavo-card>');
});

test('a link to another site has an arrow unless the author says no', () => {
  const href = 'https://example.com';
  expect(render({ title: 'a', href })).toContain('<octavo-card arrow>');
  expect(render({ title: 'a', href, arrow: 'false' })).toContain('<octavo-card>');
  expect(render({ title: 'a', href: '/x', arrow: 'true' })).toContain('<octavo-card arrow>');
});

test('a card is horizontal in every form of the prop', () => {
  for (const horizontal of [true, 'true', 'True', ''])
    expect(render({ horizontal })).toContain('<octavo-card horizontal>');
  expect(render({ horizontal: 'false' })).toBe('<octavo-card>words</octavo-card>');
});

test('a picture comes before everything else', () => {
  expect(render({ img: '/a.png', title: 'a' })).toContain(
    '<octavo-card><img slot="image" src="/a.png" alt="">\n<strong',
  );
});

test('a link that opens a new tab cannot reach the page that it came from', () => {
  expect(render({ title: 'a', href: '/x', newTab: true })).toContain('target="_blank" rel="noopener"');
});

test('a link without a title has a name', () => {
  expect(render({ href: '/x' })).toContain('<a href="/x" slot="title" aria-label="/x"></a>');
});

test('an unknown type is warned about', () => {
  const page = testPage();
  expect(render({ type: 'loud' }, page)).toBe('<octavo-card>words</octavo-card>');
  expect(page.warnings[0]).toEqual({
    code: 'prop-value',
    message: '<Card> does not accept type="loud".',
    hint: 'Use one of note, tip, info, warning, check, danger.',
  });
});

test('a group of cards has columns', () => {
  expect(renderToString(h(CardGroup, { cols: '3' }, 'x'), testPage())).toBe(
    '<octavo-card-group cols="3">x</octavo-card-group>',
  );
});
