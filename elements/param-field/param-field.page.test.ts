import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { ParamField } from './param-field.page.js';

const render = (props: Record<string, unknown>, page = testPage()) =>
  renderToString(h(ParamField, props, 'words'), page);

test('a parameter can be linked to and says its facts in order', () => {
  expect(render({ query: 'limit', type: 'number', required: true, default: 10 })).toBe(
    '<octavo-param-field id="param-limit"><a slot="name" href="#param-limit"><code>limit</code></a>\n' +
      '<code slot="type">number</code>\n<span slot="location">query</span>\n<span slot="required">required</span>\n' +
      '<span slot="default">default: <code>10</code></span>\nwords</octavo-param-field>',
  );
});

test('required and deprecated hold in every form and not when they say no', () => {
  for (const required of [true, 'true', 'Yes']) expect(render({ path: 'a', required })).toContain('slot="required"');
  for (const required of [false, 'false', undefined]) expect(render({ path: 'a', required })).not.toContain('required');
  expect(render({ path: 'a', deprecated: true })).toContain('<octavo-param-field id="param-a" deprecated>');
});

test('a default of false or 0 is shown, an empty one is not', () => {
  expect(render({ path: 'a', default: false })).toContain('<code>false</code>');
  expect(render({ path: 'a', default: 0 })).toContain('<code>0</code>');
  expect(render({ path: 'a', default: '' })).not.toContain('default');
});

test('the same name twice on a page has two ids', () => {
  const page = testPage();
  render({ path: 'a' }, page);
  expect(render({ path: 'a' }, page)).toContain('id="param-a-2"');
});

test('a parameter without a name is warned about', () => {
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
