import { expect, test } from 'vitest';
import { h, type Node } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Tooltip } from './tooltip.page.js';

const render = (node: Node) => renderToString(node, testPage());

test('makes the word focusable and describes it by its tip', () => {
  expect(render(h(Tooltip, { tip: 'A way to talk', headline: 'API' }, 'API'))).toBe(
    '<octavo-tooltip><span tabindex="0" aria-describedby="tip">API</span>' +
      '<span slot="tip" id="tip" role="tooltip"><strong data-component-part="tooltip-title">API</strong>\n' +
      '<span data-component-part="tooltip-description">A way to talk</span></span></octavo-tooltip>',
  );
});

test('resolves a link in the tip', () => {
  expect(render(h(Tooltip, { tip: 'x', cta: 'More', href: '/api' }, 'API'))).toContain(
    '<a href="/api" data-component-part="tooltip-cta">More</a>',
  );
});

test('renders only the word without a tip, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Tooltip, null, 'API'), page)).toBe('API');
  expect(page.warnings).toMatchObject([{ code: 'prop-missing' }]);
});

test('shows the call to action as text if it has no href', () => {
  expect(render(h(Tooltip, { tip: 'x', cta: 'More' }, 'API'))).toContain(
    '<span data-component-part="tooltip-cta">More</span>',
  );
});
