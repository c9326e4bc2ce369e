import { expect, test } from 'vitest';
import type { PageMeta } from '../../core/model/types.js';
import { hasMenus, menuOf, noMenu, type MenuSettings } from './menu-settings.js';
import { settings } from './settings.js';

const ofSite: MenuSettings = { options: [{ kind: 'copy' }], display: 'header' };
const site = { own: { 'page-menu': ofSite } };
const none = { own: { 'page-menu': noMenu } };

/** A page with this front matter. */
const page = (meta: Partial<PageMeta>) => ({ own: settings.toPage({ title: 'A', ...meta }) });

test('a page may have its own menu, hide it, or have that of the site', () => {
  const menu = (meta: Partial<PageMeta>): MenuSettings => menuOf(site, page(meta));
  const contextual = { options: ['view', { title: 'Forum', href: 'https://forum.example' }], display: 'toc' };
  expect(menu({ contextual })).toMatchObject({
    options: [{ kind: 'view' }, { kind: 'link', title: 'Forum' }],
    display: 'toc',
  });
  expect(menu({ contextual: false }).options).toEqual([]);
  expect(menu({})).toBe(ofSite);
  expect(menu({ contextual: { options: 'copy' } })).toBe(ofSite);
});

test('the files of menus are there where one page has a menu', () => {
  expect(hasMenus(none, [{}])).toBe(false);
  expect(hasMenus(none, [{}, page({ contextual: { options: ['copy'] } })])).toBe(true);
});
