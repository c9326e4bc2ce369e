/** The menu next to the page title: from the page, otherwise from the site. */
import type { IconRef, PageEntry, Site } from '../../core/model/types.js';

/** The menu; a page without options has none. */
export interface MenuSettings {
  options: MenuOption[];
  display: 'header' | 'toc';
}

/**
 * An option of the page menu: copy, view or print the page, download its API specification, ask an assistant about it, or open a link of the author.
 */
export type MenuOption =
  | { kind: 'copy' | 'view' | 'print' | 'specification' }
  | { kind: 'ask'; assistant: string }
  /** `$page` and `$path` in `href` are replaced by the URL and the path of the page. */
  | { kind: 'link'; title: string; description?: string; icon?: IconRef; href: string };

export const noMenu: MenuSettings = { options: [], display: 'header' };

type PageOfMenu = Pick<PageEntry, 'own'>;

/** The menu of a page; without `page`, the menu of the site. */
export function menuOf({ own }: Pick<Site, 'own'>, page?: PageOfMenu): MenuSettings {
  return (page?.own?.['page-menu'] ?? own['page-menu']) as MenuSettings;
}

/** Whether any page has a menu, which needs styles. */
export function hasMenus(site: Pick<Site, 'own'>, pages: readonly PageOfMenu[]): boolean {
  return [undefined, ...pages].some((page) => menuOf(site, page).options.length > 0);
}
