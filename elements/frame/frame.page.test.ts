import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Frame } from './frame.page.js';

test('renders hint and caption as Markdown before and after the content', () => {
  const frame = h(Frame, { hint: 'Look', caption: '**Map** of the site' }, h('img', { src: 'a.png', alt: 'Map' }));
  expect(renderToString(frame, testPage())).toBe(
    '<octavo-frame><span slot="hint">Look</span>\n<img src="a.png" alt="Map">\n' +
      '<span slot="caption"><strong>Map</strong> of the site</span></octavo-frame>',
  );
});

test('passes the style to its element', () => {
  expect(renderToString(h(Frame, { style: { maxWidth: 320 } }, 'x'), testPage())).toBe(
    '<octavo-frame style="max-width:320px">x</octavo-frame>',
  );
});
