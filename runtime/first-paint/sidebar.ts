/** After the sidebar: restores its scroll position from the previous page, or scrolls to the current entry. */
export function scrollSidebar(): void {
  const sidebar = document.getElementById('sidebar')!;
  try {
    sidebar.scrollTop = Number(sessionStorage.getItem('octavo-sidebar'));
  } catch {
    // Storage is not available: start at the top.
  }
  const entry = sidebar.querySelector('a[aria-current=page]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom, height } = sidebar.getBoundingClientRect();
  if (entry.top < top + 24 || entry.bottom > bottom - 24) sidebar.scrollTop += entry.top - top - height / 3;
}
