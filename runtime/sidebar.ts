import { columnWidth, controlDrawer } from '../elements/sidebar/drawer.js';
import { groupsIn, groupStatesKey, keyOfGroup, positionKey, savedStates } from './sidebar-state.js';

/** Saves the scroll position and the open groups of the sidebar for the next page, and keeps the focus in the open drawer. */
export function keepSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  controlDrawer(sidebar);
  let position: number | undefined;
  // Reading it on `pagehide` would lay out the page that is left.
  sidebar.addEventListener('scroll', () => (position = sidebar.scrollTop), { passive: true });
  addEventListener('pagehide', () => {
    const states = groupsIn(sidebar).map((group) => [keyOfGroup(group), group.open] as const);
    try {
      sessionStorage.setItem(groupStatesKey, JSON.stringify({ ...savedStates(), ...Object.fromEntries(states) }));
      if (position !== undefined && matchMedia(columnWidth).matches)
        sessionStorage.setItem(positionKey, String(position));
    } catch {
      // Storage is not available: the next page starts at the current entry.
    }
  });
}
