import { expect, test } from 'vitest';
import type { Site } from '../../core/model/types.js';
import { siteStyles } from './site-styles.js';

function site(changes: Partial<Site> = {}): Site {
  const colors = { primary: '#A8FF53', light: '#A8FF53', dark: '#A8FF53', background: {} };
  const navigation = { kind: 'root', label: '', hidden: false, children: [], items: [] };
  return { colors, fonts: {}, background: {}, navigation, ...changes } as unknown as Site;
}

test('declares the layers first, so that utilities and authors win', () => {
  expect(siteStyles(site(), '/')).toMatch(/^@layer reset,base,frames,prose,components,themes,utilities;/);
});

test('a font is loaded from the site, and one of the system takes its room until then', () => {
  const face = {
    file: '/x/own.woff2',
    path: 'fonts/own.woff2',
    weight: '100 900',
    style: 'normal',
    range: 'U+0000-00FF',
  };
  const fallback = {
    family: 'Own fallback',
    local: ['Arial'],
    sizeAdjust: '107%',
    ascent: '90%',
    descent: '22%',
    lineGap: '0%',
  };
  const own = siteStyles(site({ fonts: { body: { family: 'Own', faces: [face], fallbacks: [fallback] } } }), '/docs/');
  expect(own).toContain('src:url("/docs/fonts/own.woff2") format("woff2");unicode-range:U+0000-00FF');
  expect(own).toContain('--octavo-font-body:"Own","Own fallback",var(--octavo-font-system)');
  expect(own).toMatch(/font-family:"Own fallback";src:local\("Arial"\).*size-adjust:107%/);
  const absent = siteStyles(
    site({ fonts: { body: { family: 'Far', source: 'https://fonts.example/far.woff2' } } }),
    '/',
  );
  expect(absent).toContain('--octavo-font-body:"Far"');
  expect(absent).not.toContain('fonts.example');
});

test('a font name cannot leave its string', () => {
  expect(siteStyles(site({ fonts: { body: { family: '"}body{display:none}</style>' } } }), '/')).not.toContain(
    '"}body',
  );
});

test('colours that are no hex colours are replaced', () => {
  const colors = { primary: 'red;}', light: '', dark: 'x', background: { light: 'nonsense' } };
  expect(siteStyles(site({ colors }), '/')).not.toMatch(/red;|nonsense|NaN|undefined/);
});

test('every brace is closed', () => {
  const css = siteStyles(site({ background: { decoration: 'grid' } }), '/').replace(/"[^"]*"|'[^']*'/g, '');
  expect(css.split('{').length).toBe(css.split('}').length);
});

test('the background picture gets the base path, and its dark form', () => {
  const css = siteStyles(site({ background: { image: { light: '/a.png', dark: '/b.png' } } }), '/docs/');
  expect(css).toContain('url("/docs/a.png")');
  expect(css).toContain('.dark body::before{background-image:url("/docs/b.png")}');
});
