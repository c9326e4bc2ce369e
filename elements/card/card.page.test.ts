import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Card, CardGroup } from './card.page.js';

const render = (props: Record<string, unknown>, page = testPage()) => renderToString(h(Card, props, 'words'), page);

test('renders the title as a link if the card has an href', () => {
  expect(render({ title: 'Start', icon: 'rocket', href: '/start' })).toBe(
    '<octavo-card><span slot="icon"><svg class="octavo-icon" data-icon="rocket"></svg></span>\n' +
      '<a href="/start" slot="title">Start</a>\nwords</octavo-card>',
  );
});

test('renders a plain title without an href', () => {
  expect(render({ title: 'Start' })).toBe('<octavo-card><strong slot="title">Start</strong>\nwords</octavo-card>');
});

test('shows an arrow for links to other sites, unless the author turns it off', () => {
  const href = 'https://example.com';
  expect(render({ title: 'a', href })).toContain('<octavo-card arrow>');
  expect(render({ title: 'a', href, arrow: 'false' })).toContain('<octavo-card>');
  expect(render({ title: 'a', href: '/x', arrow: 'true' })).toContain('<octavo-card arrow>');
});

test('accepts every form of the horizontal prop', () => {
  for (const horizontal of [true, 'true', 'True', ''])
    expect(render({ horizontal })).toContain('<octavo-card horizontal>');
  expect(render({ horizontal: 'false' })).toBe('<octavo-card>words</octavo-card>');
});

test('puts the image first', () => {
  expect(render({ img: '/a.png', title: 'a' })).toContain(
    '<octavo-card><img slot="image" src="/a.png" alt="">\n<strong',
  );
});

test('sets rel="noopener" on links that open a new tab', () => {
  expect(render({ title: 'a', href: '/x', newTab: true })).toContain('target="_blank" rel="noopener"');
});

test('gives a link without a title an accessible name', () => {
  expect(render({ href: '/x' })).toContain('<a href="/x" slot="title" aria-label="/x"></a>');
});

test('warns about an unknown type', () => {
  const page = testPage();
  expect(render({ type: 'loud' }, page)).toBe('<octavo-card>words</octavo-card>');
  expect(page.warnings[0]).toEqual({
    code: 'prop-value',
    message: '<Card> does not accept type="loud".',
    hint: 'Use one of note, tip, info, warning, check, danger.',
  });
});

test('writes the columns of a card group', () => {
  expect(renderToString(h(CardGroup, { cols: '3' }, 'x'), testPage())).toBe(
    '<octavo-card-group cols="3">x</octavo-card-group>',
  );
});
