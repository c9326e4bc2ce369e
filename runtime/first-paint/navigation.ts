import { restoreNavigation, showTab } from '../navigation/restore-navigation.js';

/** After the navbar and the sidebar: shows them as on the page before, and opens and closes groups. */
export function startNavigation(): void {
  restoreNavigation();
  document.addEventListener('click', ({ target }) => {
    const group = (target as Element).closest('#navigation-items button[aria-expanded]');
    if (group) group.ariaExpanded = String(group.ariaExpanded !== 'true');
  });
  // Browsers do not scroll to an element that is partly in view, and the edges of the row fade out.
  document.addEventListener('focusin', ({ target }) => {
    const tab = (target as Element).closest<HTMLElement>('.nav-tabs-item:focus-visible');
    if (tab) showTab(tab);
  });
}
