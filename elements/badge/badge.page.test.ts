import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Badge } from './badge.page.js';

const render = (props: Record<string, unknown>, page = testPage()) => renderToString(h(Badge, props, 'Beta'), page);

test('writes no attributes for defaults', () => {
  expect(render({})).toBe('<octavo-badge>Beta</octavo-badge>');
  expect(render({ color: 'gray', size: 'md', shape: 'rounded', stroke: false })).toBe(
    '<octavo-badge>Beta</octavo-badge>',
  );
});

test('writes all props as attributes, with the icon first', () => {
  expect(render({ icon: 'star', color: 'blue', size: 'lg', shape: 'pill', stroke: true, disabled: true })).toBe(
    '<octavo-badge color="blue" size="lg" shape="pill" stroke disabled>' +
      '<span slot="icon"><svg class="octavo-icon" data-icon="star"></svg></span>Beta</octavo-badge>',
  );
});

test('accepts hex colors', () => {
  expect(render({ color: '#123456' })).toBe('<octavo-badge style="--octavo-badge-color:#123456">Beta</octavo-badge>');
});

test('warns about an unknown color and lists the valid ones', () => {
  const page = testPage();
  expect(render({ color: 'pink' }, page)).toBe('<octavo-badge>Beta</octavo-badge>');
  expect(page.warnings).toEqual([
    {
      code: 'prop-value',
      message: '<Badge> does not accept color="pink".',
      hint:
        'Use one of gray, blue, green, yellow, orange, red, purple, white, surface, white-destructive, surface-destructive. ' +
        'Until then, "gray" is used.',
    },
  ]);
});
