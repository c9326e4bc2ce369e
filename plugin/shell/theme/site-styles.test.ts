import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../core/package/package-root.js';
import type { NavSection, Site } from '../../core/model/types.js';
import { partStyles, siteStyles } from './site-styles.js';

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
  expect(own).toContain('font-display:optional');
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

test('the parts that a site has need style sheets, and all parts if plugins can add them', () => {
  const plain = site({
    navbar: { links: [] },
    footer: { columns: [], socials: [] },
    styling: { eyebrows: 'section', codeThemes: { light: '', dark: '' } },
  });
  const { navigation } = plain;
  const tab: NavSection = { ...navigation, kind: 'tab' };
  const partsOf = (changes: Partial<Site>, isChanged = false): string[] =>
    partStyles({ ...plain, ...changes }, [], isChanged).filter((name) => name.startsWith('parts/'));
  expect(partsOf({})).toEqual([]);
  expect(partsOf({ navigation: { ...navigation, children: [tab] } })).toEqual(['parts/tabs']);
  const banner = { content: 'Hello', dismissible: false, type: 'info' } as const;
  const german: NavSection = { ...navigation, kind: 'language', overrides: { banner } };
  expect(partsOf({ navigation: { ...navigation, children: [german] } })).toEqual([
    'parts/choices',
    'parts/menus',
    'parts/banner',
  ]);
  const files = readdirSync(join(packageRoot, 'plugin/shell/styles/parts'));
  expect(partsOf({}, true).toSorted()).toEqual(files.map((file) => `parts/${file.replace('.css', '')}`).toSorted());
});
