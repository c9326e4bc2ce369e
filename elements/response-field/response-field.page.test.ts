import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { Expandable } from '../expandable/expandable.page.js';
import { testPage } from '../testing/page-context.js';
import { ResponseField } from './response-field.page.js';

test('renders labels before and after the name, as a string or a list', () => {
  const field = h(ResponseField, { name: 'id', pre: 'new', post: ['nullable', 'unique'] });
  expect(renderToString(field, testPage())).toBe(
    '<octavo-response-field id="param-id"><span slot="pre">new</span>\n<a slot="name" href="#param-id"><code>id</code></a>\n' +
      '<span slot="post">nullable</span>\n<span slot="post">unique</span></octavo-response-field>',
  );
});

test('reads the name from the props that older pages use', () => {
  const page = testPage();
  expect(renderToString(h(ResponseField, { body: 'data' }), page)).toContain('<code>data</code>');
  expect(page.warnings).toEqual([]);
});

test('warns about a field without a name', () => {
  const page = testPage();
  renderToString(h(ResponseField, { type: 'string' }), page);
  expect(page.warnings).toEqual([
    {
      code: 'prop-missing',
      message: '<ResponseField> needs a `name`.',
      hint: 'Write <ResponseField name="id" type="string">.',
    },
  ]);
});

test('a hidden field is left out', () => {
  expect(renderToString(h(ResponseField, { name: 'id', hidden: true }, 'secret'), testPage())).toBe('');
  expect(renderToString(h(ResponseField, { name: 'id', hidden: 'false' }, 'words'), testPage())).toContain('words');
});

test('`defaultOpen` opens the expandable inside, unless that says otherwise', () => {
  const render = (props: Record<string, unknown>): string =>
    renderToString(h(ResponseField, { name: 'a', defaultOpen: true }, 'b', h(Expandable, props)), testPage());
  expect(render({})).toContain('<octavo-expandable open>');
  expect(render({ defaultOpen: false })).toContain('<octavo-expandable>');
});
