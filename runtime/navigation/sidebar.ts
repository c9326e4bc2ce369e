import { columnWidth, controlDrawer } from '../../elements/sidebar/drawer.js';
import { groupsIn, groupStatesKey, keyOfGroup, positionKey, savedStates } from './sidebar-state.js';

/** The last scroll position of the sidebar. Reading it when a page is left would lay out that page. */
let position: number | undefined;

/** Saves the scroll position and the open groups of the sidebar for the next page, and keeps the focus in the open drawer. */
export function keepSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  controlDrawer(sidebar);
  const panel = document.getElementById('sidebar-content')!;
  panel.addEventListener('scroll', () => (position = panel.scrollTop));
  addEventListener('pagehide', () => saveSidebar(sidebar));
  document.addEventListener('octavo:before-update', () => saveSidebar(sidebar));
}

function saveSidebar(sidebar: Element): void {
  try {
    const states = savedStates();
    for (const group of groupsIn(sidebar)) states[keyOfGroup(group)] = group.ariaExpanded;
    sessionStorage.setItem(groupStatesKey, JSON.stringify(states));
    if (position !== undefined && matchMedia(columnWidth).matches)
      sessionStorage.setItem(positionKey, String(position));
  } catch {
    // Storage is not available: the next page starts at the current entry.
  }
}
