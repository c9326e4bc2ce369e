import { restoreNavigation } from '../navigation/restore-navigation.js';
import { isOpen, setOpen } from '../navigation/sidebar-group.js';

/** After the navbar and the sidebar: shows them as on the page before, and opens and closes groups. */
export function startNavigation(): void {
  restoreNavigation();
  document.addEventListener('click', ({ target }) => {
    const group = (target as Element).closest('#navigation-items button[aria-expanded]');
    if (group) setOpen(group, !isOpen(group));
  });
}
