import { groupsIn, keyOfGroup, positionKey, savedStates } from './sidebar-state.js';

/** Restores the open groups and the scroll position of the sidebar from the previous page, and shows the current entry and the current tabs. */
export function restoreNavigation(): void {
  openGroups();
  // The browser lays out the navigation here and the content in the next frame. Read in that frame, both are one long task.
  const panel = document.getElementById('sidebar-content');
  if (panel) showEntry(panel);
  for (const tab of document.querySelectorAll<HTMLElement>('.nav-tabs-item[aria-current]')) showTab(tab);
}

function openGroups(): void {
  try {
    const states = savedStates();
    for (const group of groupsIn(document)) {
      const isCurrent = group.parentElement!.querySelector('[aria-current=page]') !== null;
      if (!isCurrent) group.ariaExpanded = states[keyOfGroup(group)] ?? group.ariaExpanded;
    }
  } catch {
    // Storage is not available: the groups are as built.
  }
}

function showEntry(sidebar: HTMLElement): void {
  try {
    sidebar.scrollTop = Number(sessionStorage.getItem(positionKey));
  } catch {
    // Storage is not available: the position is the top.
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

/** Scrolls a row of tabs that is wider than the window, such as on a phone, so that the tab is in its middle. */
export function showTab(tab: HTMLElement): void {
  const row = tab.closest('.octavo-scroller')!;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left || inner.right > outer.right)
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
