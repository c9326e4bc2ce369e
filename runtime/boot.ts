/** The script of every built page. It runs after parsing; the page works without it. */
import { followHeadings } from './scroll-spy.js';
import { closeMenus } from './menus.js';
import { keepSidebar } from './sidebar.js';
import { closeBanner } from './banner.js';
import { prefetchPages } from './prefetch.js';

followHeadings();
keepSidebar();
closeMenus();
closeBanner();
prefetchPages();
