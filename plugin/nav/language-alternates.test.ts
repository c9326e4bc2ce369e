import { expect, test } from 'vitest';
import { languageAlternates } from './language-alternates.js';
import type { NavSection, PageEntry } from '../core/model/types.js';

const language = (code: string, isDefault: boolean, ...paths: string[]): NavSection => ({
  kind: 'language',
  label: code,
  code,
  isDefault,
  hidden: false,
  children: [],
  items: paths.map((path) => ({ type: 'page', path })),
});
const page = (path: string): PageEntry => ({ path, route: `/${path}`, file: '', meta: { title: '' }, hidden: false });

test('lists the translations of a page with the default language', () => {
  const children = [language('en', true, 'install', 'only'), language('es', false, 'es/install')];
  const navigation: NavSection = { kind: 'root', label: '', hidden: false, children, items: [] };
  const of = languageAlternates({ navigation }, ['install', 'only', 'es/install'].map(page));
  const expected = [
    { language: 'en', route: '/install' },
    { language: 'es', route: '/es/install' },
    { language: 'x-default', route: '/install' },
  ];
  expect([of('install'), of('es/install'), of('only'), of('gone')]).toEqual([expected, expected, [], []]);
});

test('a page that is not in the list has no translations, and is not one', () => {
  const children = [language('en', true, 'a'), language('es', false, 'es/a'), language('fr', false, 'fr/a')];
  const navigation: NavSection = { kind: 'root', label: '', hidden: false, children, items: [] };
  const of = languageAlternates({ navigation }, ['es/a', 'fr/a'].map(page));
  expect(of('a')).toEqual([]);
  expect(of('es/a').map((alternate) => alternate.language)).toEqual(['es', 'fr']);
});
