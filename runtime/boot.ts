/** The script of every built page. It runs after parsing; the page works without it. */
import { followHeadings } from '../elements/toc/follow-headings.js';
import { closeShellMenus } from './menus.js';
import { followHash } from './follow-hash.js';
import { keepSidebar } from './sidebar.js';
import { closeBanner } from './banner.js';
import { prefetchPages } from './prefetch.js';

const contents = document.getElementById('table-of-contents');
if (contents) followHeadings(contents);
followHash();
keepSidebar();
closeShellMenus();
closeBanner();
prefetchPages();
