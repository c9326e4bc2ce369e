/** The menu beside the page title: the page's own, otherwise that of the site. */
import { toPageMenu } from '../config/normalize/page-menu.js';
import { contextual } from '../config/schema/features.js';
import type { PageEntry, PageMeta, Site } from './types.js';

/**
 * The menu of a page with the front matter `meta`; no options if the page hides it. An invalid page setting is ignored.
 */
export function pageMenuOf({ pageMenu }: Pick<Site, 'pageMenu'>, meta: PageMeta | undefined): Site['pageMenu'] {
  const ownMenu = meta?.['contextual'];
  if (ownMenu === false) return { ...pageMenu, options: [] };
  const { data } = typeof ownMenu === 'object' ? contextual.safeParse(ownMenu) : {};
  return data ? toPageMenu({ contextual: data }) : pageMenu;
}

/** Whether any page has a menu, which needs client files. */
export function hasPageMenus(site: Pick<Site, 'pageMenu'>, pages: readonly Pick<PageEntry, 'meta'>[]): boolean {
  return site.pageMenu.options.length > 0 || pages.some(({ meta }) => pageMenuOf(site, meta).options.length > 0);
}
