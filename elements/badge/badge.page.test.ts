import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Badge } from './badge.page.js';

const render = (props: Record<string, unknown>, page = testPage()) => renderToString(h(Badge, props, 'Beta'), page);

test('a badge with defaults has no attributes', () => {
  expect(render({})).toBe('<octavo-badge>Beta</octavo-badge>');
  expect(render({ color: 'gray', size: 'md', shape: 'rounded', stroke: false })).toBe(
    '<octavo-badge>Beta</octavo-badge>',
  );
});

test('all props are attributes and the icon comes first', () => {
  expect(render({ icon: 'star', color: 'blue', size: 'lg', shape: 'pill', stroke: true, disabled: true })).toBe(
    '<octavo-badge color="blue" size="lg" shape="pill" stroke disabled>' +
      '<span slot="icon"><svg class="octavo-icon" data-icon="star"></svg></span>Beta</octavo-badge>',
  );
});

test('a colour in hex digits is taken as it is', () => {
  expect(render({ color: '#123456' })).toBe('<octavo-badge style="--octavo-badge-color:#123456">Beta</octavo-badge>');
});

test('an unknown colour is warned about with all that are known', () => {
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
