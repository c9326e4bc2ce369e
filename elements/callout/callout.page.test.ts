import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Callout, Note, Warning } from './callout.page.js';

test('renders a note as an element with its content as children', () => {
  expect(renderToString(h(Note, null, 'Mind the gap'), testPage())).toBe('<octavo-note>Mind the gap</octavo-note>');
});

test('puts icon and escaped title before the content', () => {
  expect(renderToString(h(Warning, { title: 'A < B', icon: 'key' }, 'text'), testPage())).toBe(
    '<octavo-warning><span slot="icon"><svg class="octavo-icon" data-icon="key"></svg></span>\n' +
      '<strong slot="title">A &lt; B</strong>\ntext</octavo-warning>',
  );
});

test('accepts CSS colors and rejects other CSS', () => {
  expect(renderToString(h(Callout, { color: '#FFC107' }, 'x'), testPage())).toBe(
    '<octavo-callout style="--octavo-callout-color:#FFC107">x</octavo-callout>',
  );
  expect(renderToString(h(Callout, { color: 'red;position:fixed' }, 'x'), testPage())).toBe(
    '<octavo-callout>x</octavo-callout>',
  );
});

test('selects the element by the type of a callout, including aliases', () => {
  expect(renderToString(h(Callout, { type: 'Warn' }, 'x'), testPage())).toBe('<octavo-warning>x</octavo-warning>');
});

test('renders an unknown type as a plain callout, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Callout, { type: 'loud' }, 'x'), page)).toBe('<octavo-callout>x</octavo-callout>');
  expect(page.warnings).toEqual([
    {
      code: 'prop-value',
      message: '<Callout> does not accept type="loud".',
      hint: 'Use one of note, tip, info, warning, check, danger, or omit it and set an icon and a color.',
    },
  ]);
});
