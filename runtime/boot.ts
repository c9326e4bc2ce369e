/** What every built page runs once it is parsed. The page is complete without; this only makes it smoother. */
import { followHeadings } from './scroll-spy.js';
import { closeMenus } from './menus.js';
import { keepSidebar } from './sidebar.js';
import { closeBanner } from './banner.js';

followHeadings();
keepSidebar();
closeMenus();
closeBanner();
