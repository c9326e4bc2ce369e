/** The sidebar as a drawer on narrow screens, in `<octavo-sidebar popover>` and in built sites, which do not load its script. */

/** Screens with a sidebar column. Keep the width equal to the styles. */
export const columnWidth = '(min-width: 64em)';

/** Attributes that make an open drawer a modal dialog. Its name is the name of the landmark in it. */
const dialog = { role: 'dialog', 'aria-modal': 'true' } as const;

/**
 * While the drawer is open, it is a modal dialog with the focus: everything outside it is inert, the page does not
 * scroll, and the current entry is in view. On a screen with a column it closes. Ends with `signal`.
 */
export function controlDrawer(sidebar: HTMLElement, signal?: AbortSignal): void {
  const wide = matchMedia(columnWidth);
  let behind: HTMLElement[] = [];
  const hold = (isOpen: boolean): void => {
    for (const element of behind) element.inert = isOpen;
    document.documentElement.style.overflow = isOpen ? 'hidden' : '';
    const name =
      (sidebar.shadowRoot?.querySelector('nav') ?? sidebar.querySelector('#sidebar-content'))?.ariaLabel ?? '';
    for (const [attribute, value] of Object.entries({ ...dialog, 'aria-label': name }))
      if (isOpen) sidebar.setAttribute(attribute, value);
      else sidebar.removeAttribute(attribute);
  };
  const listen = (target: EventTarget, type: string, listener: (event: ToggleEvent) => void): void =>
    target.addEventListener(type, listener as EventListener, { signal });
  listen(sidebar, 'toggle', ({ newState }) => {
    // Not earlier: the focus returns to the button only from inside the drawer.
    if (newState === 'closed') return sidebar.removeAttribute('tabindex');
    behind = outside(sidebar);
    hold(true);
    sidebar.tabIndex = -1;
    if (!sidebar.matches(':focus-within')) sidebar.focus({ preventScroll: true });
    sidebar.querySelector('a[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  });
  // Before it closes: the focus returns to the button that opened it, which must not be inert, if it is in the drawer.
  listen(sidebar, 'beforetoggle', ({ newState }) => {
    if (newState !== 'closed') return;
    hold(false);
    if (document.activeElement === document.body) sidebar.focus({ preventScroll: true });
  });
  listen(wide, 'change', () => {
    if (wide.matches && sidebar.matches(':popover-open')) sidebar.hidePopover();
  });
  signal?.addEventListener('abort', () => hold(false));
}

/** The elements next to the sidebar and next to its ancestors, except inert ones. */
function outside(sidebar: HTMLElement): HTMLElement[] {
  const list: HTMLElement[] = [];
  for (let inner = sidebar, outer; (outer = inner.parentElement); inner = outer)
    if (inner !== document.body)
      for (const each of outer.children as HTMLCollectionOf<HTMLElement>)
        if (each !== inner && !each.inert) list.push(each);
  return list;
}
