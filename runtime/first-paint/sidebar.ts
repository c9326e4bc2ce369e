/** After the sidebar: scrolls it to where the reader left it on the page before, or to the current entry. */
export function scrollSidebar(): void {
  const sidebar = document.getElementById('sidebar')!;
  try {
    sidebar.scrollTop = Number(sessionStorage.getItem('octavo-sidebar'));
  } catch {
    // Without storage it starts at the top.
  }
  const entry = sidebar.querySelector('a[aria-current=page]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom, height } = sidebar.getBoundingClientRect();
  if (entry.top < top + 24 || entry.bottom > bottom - 24) sidebar.scrollTop += entry.top - top - height / 3;
}
