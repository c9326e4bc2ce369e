import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Icon } from './icon.page.js';

test('an icon is the SVG itself', () => {
  expect(renderToString(h(Icon, { icon: 'flag' }), testPage())).toBe(
    '<svg class="octavo-icon" data-icon="flag"></svg>',
  );
});

test('colour, size and kind go to the icon, the colour with its missing sign', () => {
  const page = { ...testPage(), icon: (...given: unknown[]) => JSON.stringify(given[1]) };
  const text = renderToString(h(Icon, { icon: 'flag', iconType: 'solid', color: 'A8FF53', size: 20 }), page);
  expect(text.replaceAll('&quot;', '"')).toBe('{"type":"solid","color":"#A8FF53","size":20}');
});

test('a library is named by `library` or `iconLibrary`', () => {
  const page = { ...testPage(), icon: (...given: unknown[]) => JSON.stringify(given[1]) };
  for (const prop of ['library', 'iconLibrary'])
    expect(renderToString(h(Icon, { icon: 'flag', [prop]: 'lucide' }), page)).toContain('lucide');
});

test('a class of the author is on a span around it', () => {
  expect(renderToString(h(Icon, { icon: 'flag', className: 'mr-2', style: 'solid' }), testPage())).toBe(
    '<span class="mr-2"><svg class="octavo-icon" data-icon="flag"></svg></span>',
  );
});

test('an icon without a name is nothing and warned about', () => {
  const page = testPage();
  expect(renderToString(h(Icon, {}), page)).toBe('');
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Icon> needs an `icon`.', hint: 'Write <Icon icon="rocket" />.' },
  ]);
});
