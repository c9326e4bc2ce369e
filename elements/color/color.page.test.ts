import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Color, ColorItem, ColorRow } from './color.page.js';

test('renders the title of a row and the name, value and swatch of each color', () => {
  const table = h(
    Color,
    { variant: 'table' },
    h(ColorRow, { title: 'Main' }, h(ColorItem, { name: 'blue', value: '#00F' })),
  );
  expect(renderToString(table, testPage())).toBe(
    '<octavo-color variant="table"><octavo-color-row><strong slot="title">Main</strong>\n' +
      '<octavo-color-item style="--octavo-color-value:#00F"><span slot="name">blue</span>\n<code slot="value">#00F</code>' +
      '</octavo-color-item></octavo-color-row></octavo-color>',
  );
});

test('renders a color with two values so that it follows the color scheme', () => {
  const text = renderToString(h(ColorItem, { value: { light: '#FFF', dark: 'oklch(70% 0.2 145)' } }), testPage());
  expect(text).toContain('style="--octavo-color-value:light-dark(#FFF,oklch(70% 0.2 145))"');
  expect(text).toContain('<code slot="value">oklch(70% 0.2 145)</code>');
});

test('keeps invalid colors out of the style, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(ColorItem, { name: 'x', value: 'red;top:0' }), page)).toContain('<octavo-color-item><span');
  expect(page.warnings).toEqual([
    {
      code: 'prop-value',
      message: '<Color.Item> needs a color as value, found "red;top:0".',
      hint: 'Write value="#3B82F6" or value={{ light: "#FFFFFF", dark: "#000000" }}.',
    },
  ]);
});
