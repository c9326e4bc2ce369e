/** The script of every built page. It runs after parsing; the page works without it. */
import { onThemeChange } from '../elements/theme-toggle/theme.js';
import { followHeadings } from '../elements/toc/follow-headings.js';
import { closeShellMenus } from './menus.js';
import { followHash } from './follow-hash.js';
import { keepSidebar } from './sidebar.js';
import { closeBanner } from './banner.js';
import { loadOnUse } from './load-on-use.js';
import { prefetchPages } from './prefetch.js';
import { skipSlowTransitions } from './transitions.js';

const contents = document.getElementById('table-of-contents');
if (contents) followHeadings(contents);
followHash();
keepSidebar();
closeShellMenus();
closeBanner();
prefetchPages();
skipSlowTransitions();
// The toggle itself loads later.
if (document.querySelector('octavo-theme-toggle')) onThemeChange(() => {});
loadOnUse();
