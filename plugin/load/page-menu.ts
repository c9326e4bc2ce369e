/** The menu next to the page title: from the page, otherwise from the site. */
import type { PageEntry, Site } from '../core/model/types.js';

/** The menu of a page that hides it. */
export const noPageMenu: Site['pageMenu'] = { options: [], display: 'header' };

/** The menu of a page; without `page`, the menu of the site. It has no options if the page hides it. */
export function pageMenuOf(site: Pick<Site, 'pageMenu'>, page?: Pick<PageEntry, 'pageMenu'>): Site['pageMenu'] {
  return page?.pageMenu ?? site.pageMenu;
}

/** Whether any page has a menu, which needs client files. */
export function hasPageMenus(site: Pick<Site, 'pageMenu'>, pages: readonly Pick<PageEntry, 'pageMenu'>[]): boolean {
  return site.pageMenu.options.length > 0 || pages.some((page) => pageMenuOf(site, page).options.length > 0);
}
