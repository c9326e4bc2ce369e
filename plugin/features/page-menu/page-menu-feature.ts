import type { BuiltinHooks } from '../../plugins/builtin.js';
import { hasMenus, menuOf } from './menu-settings.js';
import { renderPageActions, renderPageMenu } from './page-menu.js';

/** The menu beside the title of a page. */
export const pageMenuFeature: BuiltinHooks = {
  name: 'page-menu',
  clientScripts: (site, page) => (menuOf(site, page).options.length > 0 ? ['octavo-page-menu'] : []),
  styleSheets: ({ site, pages }) =>
    hasMenus(site, pages) ? ['parts/choices', '../../features/page-menu/page-menu'] : [],
  pageMenu: {
    isInToc: ({ site, page }) => menuOf(site, page).display === 'toc',
    render: renderPageMenu,
    renderList: renderPageActions,
  },
};
