import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Panel } from './panel.page.js';

test('wraps the content in an element', () => {
  expect(renderToString(h(Panel, { className: 'wide' }, 'x'), testPage())).toBe(
    '<octavo-panel class="wide">x</octavo-panel>',
  );
});
