import { groupsIn, groupStatesKey, keyOfGroup, savedStates } from './sidebar-state.js';

/** Screens with a sidebar column. Keep the width equal to the style sheet. */
const wide = matchMedia('(min-width: 64em)');

/** Saves the scroll position and the open groups of the sidebar for the next page, and keeps the focus in the open drawer. */
export function keepSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  addEventListener('pagehide', () => {
    const states = groupsIn(sidebar).map((group) => [keyOfGroup(group), group.open] as const);
    try {
      sessionStorage.setItem(groupStatesKey, JSON.stringify({ ...savedStates(), ...Object.fromEntries(states) }));
      if (wide.matches) sessionStorage.setItem('octavo-sidebar', String(sidebar.scrollTop));
    } catch {
      // Storage is not available: the next page starts at the current entry.
    }
  });

  const behind = document.querySelectorAll<HTMLElement>('#navbar, #banner, #content-container');
  sidebar.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open';
    for (const element of behind) element.inert = open;
    document.documentElement.style.overflow = open ? 'hidden' : '';
    if (open) sidebar.querySelector('a[aria-current=page]')?.scrollIntoView({ block: 'center' });
  });
  wide.addEventListener('change', () => {
    if (wide.matches && sidebar.matches(':popover-open')) sidebar.hidePopover();
  });
}
