import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Update } from './update.page.js';

test('renders the label as a heading, with description and tags', () => {
  const update = h(Update, { label: 'May 2026', description: 'v2', tags: ['API', 'Web'] }, 'New');
  expect(renderToString(update, testPage())).toBe(
    '<octavo-update><h2 slot="label">May 2026</h2>\n' +
      '<span slot="description">v2</span>\n<span slot="tag">API</span>\n<span slot="tag">Web</span>\nNew</octavo-update>',
  );
});

test("uses the author's id as the anchor of the label", () => {
  expect(renderToString(h(Update, { label: 'May', id: 'v2' }), testPage())).toBe(
    '<octavo-update><h2 id="v2" slot="label">May</h2></octavo-update>',
  );
});

test('warns about an entry without a label', () => {
  const page = testPage();
  expect(renderToString(h(Update, null, 'New'), page)).toBe('<octavo-update>New</octavo-update>');
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Update> needs a `label`.', hint: 'Write <Update label="2026-11-21">.' },
  ]);
});
