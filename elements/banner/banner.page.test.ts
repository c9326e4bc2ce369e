import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Banner } from './banner.page.js';

test('reads the kind of a banner from type or variant', () => {
  expect(renderToString(h(Banner, { variant: 'warning' }, 'x'), testPage())).toBe(
    '<octavo-banner type="warning">x</octavo-banner>',
  );
  expect(renderToString(h(Banner, { type: 'critical', dismissible: true }, 'x'), testPage())).toBe(
    '<octavo-banner type="critical" dismissible>x</octavo-banner>',
  );
});

test('warns about an unknown kind with the name of the prop that the author used', () => {
  const page = testPage();
  renderToString(h(Banner, { variant: 'loud' }, 'x'), page);
  expect(page.warnings[0]?.message).toBe('<Banner> does not accept variant="loud".');
});
