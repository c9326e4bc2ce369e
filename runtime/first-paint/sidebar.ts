import { groupsIn, keyOfGroup, positionKey, savedStates } from '../sidebar-state.js';

/** After the sidebar: restores its open groups and scroll position from the previous page, or scrolls to the current entry. */
export function restoreSidebar(): void {
  const sidebar = document.getElementById('sidebar')!;
  try {
    const states = savedStates();
    for (const group of groupsIn(sidebar)) {
      const isCurrent = group.parentElement!.querySelector('[aria-current=page]') !== null;
      if (!isCurrent) group.open = states[keyOfGroup(group)] ?? group.open;
    }
    sidebar.scrollTop = Number(sessionStorage.getItem(positionKey));
  } catch {
    // Storage is not available: the groups are as built, and the position is the top.
  }
  const entry = sidebar.querySelector('a[aria-current=page]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom, height } = sidebar.getBoundingClientRect();
  const isVisible = entry.top >= top + 24 && entry.bottom <= bottom - 24;
  if (isVisible || height === 0) return;
  sidebar.scrollTop += entry.top - top - height / 3;
  try {
    sessionStorage.setItem(positionKey, String(sidebar.scrollTop));
  } catch {
    // Storage is not available: each page scrolls to its own entry.
  }
}
