/** The script of every built page. It runs after parsing; the page works without it. */
import { onThemeChange } from '../elements/theme-toggle/theme.js';
import { followHeadings } from '../elements/toc/follow-headings.js';
import { closeShellMenus } from './navigation/menus.js';
import { followHash } from './follow-hash.js';
import { followLinks } from './follow-links.js';
import { giveWay } from './navigation/give-way.js';
import { keepSidebar } from './navigation/sidebar.js';
import { closeBanner } from './banner.js';
import { loadOnUse } from './load-on-use.js';
import { printPage } from './print-page.js';
import { connectSearchButtons } from './navigation/search-buttons.js';
import { skipSlowTransitions } from './transitions.js';

let stop = startParts();
// The content has changed in place. Not at once: the parts measure it, and it would be laid out twice.
document.addEventListener('octavo:after-update', () =>
  requestAnimationFrame(() => {
    stop();
    stop = startParts();
  }),
);
followHash();
keepSidebar();
closeBanner();
followLinks();
giveWay();
skipSlowTransitions();
printPage();
// The toggle itself loads later.
if (document.querySelector('octavo-theme-toggle')) onThemeChange(() => {});
loadOnUse();

/** Starts the parts that come with the content. Returns a function that stops them. */
function startParts(): () => void {
  const contents = document.getElementById('table-of-contents');
  const stops = [contents && followHeadings(contents), closeShellMenus(), connectSearchButtons()];
  return () => stops.forEach((each) => each?.());
}
