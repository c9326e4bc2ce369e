/** The menu beside the title of a page: that of the page itself, else that of the site. */
import { toPageMenu } from '../config/normalize/page-menu.js';
import { contextual } from '../config/schema/features.js';
import type { PageEntry, PageMeta, Site } from './types.js';

/** The menu of a page with the front matter `meta`; no options where the page hides it. A wrong one of the page counts as none. */
export function pageMenuOf({ pageMenu }: Pick<Site, 'pageMenu'>, meta: PageMeta | undefined): Site['pageMenu'] {
  const ownMenu = meta?.['contextual'];
  if (ownMenu === false) return { ...pageMenu, options: [] };
  const { data } = typeof ownMenu === 'object' ? contextual.safeParse(ownMenu) : {};
  return data ? toPageMenu({ contextual: data }) : pageMenu;
}

/** Whether any page has a menu, for the files that menus need. */
export function hasPageMenus(site: Pick<Site, 'pageMenu'>, pages: readonly Pick<PageEntry, 'meta'>[]): boolean {
  return site.pageMenu.options.length > 0 || pages.some(({ meta }) => pageMenuOf(site, meta).options.length > 0);
}
