import { expect, test } from 'vitest';
import { h } from '../../runtime/jsx/node.js';
import { renderToString } from '../../runtime/jsx/render.js';
import { testPage } from '../testing/page-context.js';
import { Icon } from './icon.page.js';

test('renders an icon as inline SVG', () => {
  expect(renderToString(h(Icon, { icon: 'flag' }), testPage())).toBe(
    '<svg class="octavo-icon" data-icon="flag"></svg>',
  );
});

test('passes color, size and type to the icon, and adds a missing # to the color', () => {
  const page = { ...testPage(), icon: (...given: unknown[]) => JSON.stringify(given[1]) };
  const text = renderToString(h(Icon, { icon: 'flag', iconType: 'solid', color: 'A8FF53', size: 20 }), page);
  expect(text.replaceAll('&quot;', '"')).toBe('{"type":"solid","color":"#A8FF53","size":20}');
});

test('a library is named by `library` or `iconLibrary`', () => {
  const page = { ...testPage(), icon: (...given: unknown[]) => JSON.stringify(given[1]) };
  for (const prop of ['library', 'iconLibrary'])
    expect(renderToString(h(Icon, { icon: 'flag', [prop]: 'lucide' }), page)).toContain('lucide');
});

test("puts the author's class on a span around the icon", () => {
  expect(renderToString(h(Icon, { icon: 'flag', className: 'mr-2', style: 'solid' }), testPage())).toBe(
    '<span class="mr-2"><svg class="octavo-icon" data-icon="flag"></svg></span>',
  );
});

test('renders nothing for an icon without a name, with a warning', () => {
  const page = testPage();
  expect(renderToString(h(Icon, {}), page)).toBe('');
  expect(page.warnings).toEqual([
    { code: 'prop-missing', message: '<Icon> needs an `icon`.', hint: 'Write <Icon icon="rocket" />.' },
  ]);
});
