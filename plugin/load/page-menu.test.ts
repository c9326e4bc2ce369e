import { expect, test } from 'vitest';
import { ownPageMenu } from './front-matter/own-page-menu.js';
import { hasPageMenus, pageMenuOf } from './page-menu.js';
import type { PageMeta, Site } from '../core/model/types.js';

const site: Pick<Site, 'pageMenu'> = { pageMenu: { options: [{ kind: 'copy' }], display: 'header' } };
const none: Pick<Site, 'pageMenu'> = { pageMenu: { options: [], display: 'header' } };

/** The menu of a page with this front matter. */
function menuOf(meta: Partial<PageMeta>): Site['pageMenu'] {
  return pageMenuOf(site, ownPageMenu(meta));
}

test('a page may have its own menu, hide it, or have that of the site', () => {
  const contextual = { options: ['view', { title: 'Forum', href: 'https://forum.example' }], display: 'toc' };
  expect(menuOf({ contextual })).toMatchObject({
    options: [{ kind: 'view' }, { kind: 'link', title: 'Forum' }],
    display: 'toc',
  });
  expect(menuOf({ contextual: false }).options).toEqual([]);
  expect(menuOf({})).toBe(site.pageMenu);
  expect(menuOf({ contextual: { options: 'copy' } })).toBe(site.pageMenu);
});

test('the files of menus are there where one page has a menu', () => {
  const page = ownPageMenu({ contextual: { options: ['copy'] } });
  expect(hasPageMenus(none, [{}])).toBe(false);
  expect(hasPageMenus(none, [{}, page])).toBe(true);
});
