import { expect, test } from 'vitest';
import { hasPageMenus, pageMenuOf } from './page-menu.js';
import type { Site } from './types.js';

const site: Pick<Site, 'pageMenu'> = { pageMenu: { options: [{ kind: 'copy' }], display: 'header' } };
const none: Pick<Site, 'pageMenu'> = { pageMenu: { options: [], display: 'header' } };

test('a page may have its own menu, hide it, or have that of the site', () => {
  const contextual = { options: ['view', { title: 'Forum', href: 'https://forum.example' }], display: 'toc' };
  expect(pageMenuOf(site, { title: 'A', contextual })).toMatchObject({
    options: [{ kind: 'view' }, { kind: 'link', title: 'Forum' }],
    display: 'toc',
  });
  expect(pageMenuOf(site, { title: 'A', contextual: false }).options).toEqual([]);
  expect(pageMenuOf(site, { title: 'A' })).toBe(site.pageMenu);
  expect(pageMenuOf(site, { title: 'A', contextual: { options: 'copy' } })).toBe(site.pageMenu);
});

test('the files of menus are there where one page has a menu', () => {
  const page = { meta: { title: 'A', contextual: { options: ['copy'] } } };
  expect(hasPageMenus(none, [{ meta: { title: 'B' } }])).toBe(false);
  expect(hasPageMenus(none, [{ meta: { title: 'B' } }, page])).toBe(true);
});
