import { expect, test } from 'vitest';
import { Report } from '../core/errors/errors.js';
import { parseJson } from './read/parse-json.js';
import { settingsSchemas } from '../site-build/settings.js';
import { settingsValues, type SettingsValue } from './walk-settings.js';

function values(settings: object, isV1 = false): SettingsValue[] {
  const tree = parseJson({ file: 'docs.json', text: JSON.stringify(settings) }, new Report())!;
  return [...settingsValues(isV1 ? settingsSchemas.v1 : settingsSchemas.v2, tree)];
}

/** What each text refers to. */
const references = (settings: object, isV1?: boolean): string[] =>
  values(settings, isV1).flatMap(({ text, meta }) => (meta.refers ? [`${text}: ${meta.refers}`] : []));

test('a text refers to what its key or its type says', () => {
  const primary = { label: 'A', href: '/a', icon: { name: 'rocket', style: 'solid' } };
  expect(references({ navbar: { primary } })).toEqual([
    'navbar.primary.href: link',
    'navbar.primary.icon: icon',
    'navbar.primary.icon.name: icon',
  ]);
  expect(references({ styling: { codeblocks: { theme: { light: 'a', dark: 'b' } } } })).toEqual([
    'styling.codeblocks: code-theme',
    'styling.codeblocks.theme: code-theme',
    'styling.codeblocks.theme.light: code-theme',
    'styling.codeblocks.theme.dark: code-theme',
  ]);
});

test('items of lists, values of records and parts of objects refer to what the whole refers to', () => {
  expect(references({ api: { openapi: ['/a.json', { source: '/b.json', directory: 'b' }] } })).toEqual([
    'api.openapi: file',
    'api.openapi[0]: file',
    'api.openapi[1]: file',
    'api.openapi[1].source: file',
    'api.openapi[1].directory: folder',
  ]);
  expect(references({ footer: { socials: { x: 'https://x.com/a' } } })).toEqual(['footer.socials.x: account']);
  expect(references({ variables: { a: 'b' } })).toEqual(['variables: nothing', 'variables.a: nothing']);
});

test('single keys of a record have a meaning of their own', () => {
  expect(references({ seo: { metatags: { 'og:image': '/a.png', robots: 'noindex' } } })).toEqual([
    'seo.metatags["og:image"]: file',
  ]);
});

test('the same key has another meaning in another place', () => {
  expect(references({ navigation: { tabs: [{ tab: 'A', openapi: '/a.json' }] } })).toEqual([
    'navigation.tabs[0].openapi: specification',
  ]);
  expect(references({ tabs: [{ name: 'A', url: 'a' }] })).toEqual([]);
  expect(references({ tabs: [{ name: 'A', url: 'a' }], navigation: [] }, true)).toEqual(['tabs[0].url: prefix']);
});
