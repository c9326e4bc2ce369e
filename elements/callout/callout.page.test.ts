import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Callout, Note, Warning } from './callout.page.js';

test('a note is an element with its words as children', () => {
  expect(renderToString(h(Note, null, 'Mind the gap'), testPage())).toBe('<octavo-note>Mind the gap</octavo-note>');
});

test('title and icon come before the words, title escaped', () => {
  expect(renderToString(h(Warning, { title: 'A < B', icon: 'key' }, 'text'), testPage())).toBe(
    '<octavo-warning><span slot="icon"><svg class="octavo-icon" data-icon="key"></svg></span>\n' +
      '<strong slot="title">A &lt; B</strong>\ntext</octavo-warning>',
  );
});

test('a callout takes any colour and no code with it', () => {
  expect(renderToString(h(Callout, { color: '#FFC107' }, 'x'), testPage())).toBe(
    '<octavo-callout style="--octavo-callout-color:#FFC107">x</octavo-callout>',
  );
  expect(renderToString(h(Callout, { color: 'red;position:fixed' }, 'x'), testPage())).toBe(
    '<octavo-callout>x</octavo-callout>',
  );
});

test('the type of a callout chooses the element, under its other names too', () => {
  expect(renderToString(h(Callout, { type: 'Warn' }, 'x'), testPage())).toBe('<octavo-warning>x</octavo-warning>');
});

test('an unknown type is shown as a plain callout and warned about', () => {
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
