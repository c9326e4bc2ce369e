import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { View } from './view.page.js';

test('shows the views with the first name, separately on each page', () => {
  const views = [
    h(View, { title: 'JS' }, 'a'),
    h(View, { title: 'Py', icon: 'python' }, 'b'),
    h(View, { title: 'JS' }, 'c'),
  ];
  const expected =
    '<octavo-view label="JS"><span slot="title">JS</span>\na</octavo-view>' +
    '<octavo-view label="Py" hidden="until-found"><span slot="title"><svg class="octavo-icon" data-icon="python"></svg>Py</span>\nb</octavo-view>' +
    '<octavo-view label="JS" continued><span slot="title">JS</span>\nc</octavo-view>';
  expect(renderToString(views, testPage())).toBe(expected);
  expect(renderToString(views, testPage())).toBe(expected);
});
