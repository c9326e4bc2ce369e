import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Update } from './update.page.js';

test('an entry has a heading with an anchor, a description and its tags', () => {
  const update = h(Update, { label: 'May 2026', description: 'v2', tags: ['API', 'Web'] }, 'New');
  expect(renderToString(update, testPage())).toBe(
    '<octavo-update><h2 id="may-2026" slot="label"><a href="#may-2026">May 2026</a></h2>\n' +
      '<span slot="description">v2</span>\n<span slot="tag">API</span>\n<span slot="tag">Web</span>\nNew</octavo-update>',
  );
});

test('two entries with one label have two anchors', () => {
  const text = renderToString([h(Update, { label: 'May' }), h(Update, { label: 'May' })], testPage());
  expect(text).toContain('id="may"');
  expect(text).toContain('id="may-2"');
});

test('an entry without a label is warned about', () => {
  const page = testPage();
  expect(renderToString(h(Update, null, 'New'), page)).toBe('<octavo-update>New</octavo-update>');
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Update> needs a `label`.', hint: 'Write <Update label="2026-11-21">.' },
  ]);
});
