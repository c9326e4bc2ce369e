import { restoreNavigation } from '../navigation/restore-navigation.js';

/** After the navbar and the sidebar: shows them as on the page before, and opens and closes groups. */
export function startNavigation(): void {
  restoreNavigation();
  document.addEventListener('click', ({ target }) => {
    const group = (target as Element).closest('#navigation-items button[aria-expanded]');
    if (group) group.ariaExpanded = String(group.ariaExpanded !== 'true');
  });
}
