import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { ParamField } from './param-field.page.js';

const render = (props: Record<string, unknown>, page = testPage()) =>
  renderToString(h(ParamField, props, 'words'), page);

test('gives a parameter an anchor and lists its facts in order', () => {
  expect(render({ query: 'limit', type: 'number', required: true, default: 10 })).toBe(
    '<octavo-param-field id="param-limit"><a slot="name" href="#param-limit"><code>limit</code></a>\n' +
      '<code slot="type">number</code>\n<span slot="location">query</span>\n<span slot="required">required</span>\n' +
      '<span slot="default">default: <code>10</code></span>\nwords</octavo-param-field>',
  );
});

test('accepts every form of required and deprecated, including false', () => {
  for (const required of [true, 'true', 'Yes']) expect(render({ path: 'a', required })).toContain('slot="required"');
  for (const required of [false, 'false', undefined]) expect(render({ path: 'a', required })).not.toContain('required');
  expect(render({ path: 'a', deprecated: true })).toContain('<octavo-param-field id="param-a" deprecated>');
});

test('shows a default of false or 0, but not an empty one', () => {
  expect(render({ path: 'a', default: false })).toContain('<code>false</code>');
  expect(render({ path: 'a', default: 0 })).toContain('<code>0</code>');
  expect(render({ path: 'a', default: '' })).not.toContain('default');
});

test('gives two parameters with the same name different ids', () => {
  const page = testPage();
  render({ path: 'a' }, page);
  expect(render({ path: 'a' }, page)).toContain('id="param-a-2"');
});

test('warns about a parameter without a name', () => {
  const page = testPage();
  expect(render({ type: 'string' }, page)).toBe(
    '<octavo-param-field><code slot="type">string</code>\nwords</octavo-param-field>',
  );
  expect(page.warnings).toEqual([
    {
      code: 'prop-missing',
      message: '<ParamField> needs a `path`.',
      hint: 'Write <ParamField path="id"> (or query, body, header, cookie) with the name of the parameter.',
    },
  ]);
});

test('has no empty block without a description', () => {
  expect(renderToString(h(ParamField, { path: 'a' }), testPage())).toBe(
    '<octavo-param-field id="param-a"><a slot="name" href="#param-a"><code>a</code></a>\n<span slot="location">path</span></octavo-param-field>',
  );
});
