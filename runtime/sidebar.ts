/** Where there is room for a column. The same width as in the stylesheet. */
const wide = matchMedia('(min-width: 64em)');

/** Remembers how far the sidebar is scrolled for the next page, and makes the open drawer hold the focus. */
export function keepSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  if (!sidebar) return;
  addEventListener('pagehide', () => {
    if (!wide.matches) return;
    try {
      sessionStorage.setItem('octavo-sidebar', String(sidebar.scrollTop));
    } catch {
      // A reader who allows no storage starts at the current entry.
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
