import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Tile, Tiles } from './tile.page.js';

test('renders a linked title, a description and the image', () => {
  const tile = h(Tile, { href: '/x', title: 'One', description: 'Short' }, h('img', { src: 'a.png', alt: '' }));
  expect(renderToString(tile, testPage())).toBe(
    '<octavo-tile><a href="/x" slot="title">One</a>\n<span slot="description">Short</span>\n<img src="a.png" alt=""></octavo-tile>',
  );
});

test('renders a tile without an href, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Tile, { title: 'One' }), page)).toBe(
    '<octavo-tile><strong slot="title">One</strong></octavo-tile>',
  );
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Tile> needs a `href`.', hint: 'Write <Tile href="/guide" title="Guide">.' },
  ]);
});

test('lays tiles out in three columns by default', () => {
  expect(renderToString(h(Tiles, null, 'x'), testPage())).toBe('<octavo-columns cols="3">x</octavo-columns>');
});
