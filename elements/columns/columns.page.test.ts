import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Column, Columns } from './columns.page.js';

test('accepts the number of columns as a number or a string', () => {
  expect(renderToString(h(Columns, { cols: 3 }, 'x'), testPage())).toBe('<octavo-columns cols="3">x</octavo-columns>');
  expect(renderToString(h(Columns, { cols: '4' }, 'x'), testPage())).toBe(
    '<octavo-columns cols="4">x</octavo-columns>',
  );
});

test('writes no attribute for the default of two columns', () => {
  expect(renderToString(h(Columns, { cols: 2 }, h(Column, null, 'x')), testPage())).toBe(
    '<octavo-columns><octavo-column>x</octavo-column></octavo-columns>',
  );
});

test('warns about an invalid number; shows more than four columns as four', () => {
  const page = testPage();
  expect(renderToString(h(Columns, { cols: 9 }, 'x'), page)).toBe('<octavo-columns cols="4">x</octavo-columns>');
  expect(renderToString(h(Columns, { cols: 'two' }, 'x'), testPage())).toBe('<octavo-columns>x</octavo-columns>');
  expect(page.warnings).toEqual([
    {
      code: 'prop-value',
      message: '<Columns> does not accept cols="9".',
      hint: 'Use one of 1, 2, 3, 4. Until then, "4" is used.',
    },
  ]);
});
