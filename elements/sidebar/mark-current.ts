/** Marks the link to the current page, unless the author has marked one. */

/** Links that this module has marked. */
const marked = new WeakSet<Element>();

/** Marks the link in `sidebar` to the current page, opens the groups around it and scrolls `sidebar` to it. */
export function markCurrent(sidebar: Element): void {
  const before = sidebar.querySelector<HTMLAnchorElement>('a[aria-current="page"]');
  if (before && !marked.has(before)) return;
  const current = [...sidebar.querySelectorAll<HTMLAnchorElement>('a[href]')].find(isCurrent);
  if (current === (before ?? undefined)) return;
  before?.removeAttribute('aria-current');
  if (!current) return;
  current.setAttribute('aria-current', 'page');
  marked.add(current);
  for (let group = current.closest('details'); group; group = group.parentElement!.closest('details'))
    if (sidebar.contains(group)) group.open = true;
  reveal(current, sidebar);
}

/** Whether a link is to this page, whatever its hash is. A link with only a hash is to a section. */
function isCurrent(link: HTMLAnchorElement): boolean {
  if (link.getAttribute('href')!.startsWith('#')) return false;
  return link.origin === location.origin && pathOf(link) === pathOf(location) && link.search === location.search;
}

function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
}

/** Scrolls only the sidebar, not the page. */
function reveal(link: Element, sidebar: Element): void {
  const [inner, outer] = [link.getBoundingClientRect(), sidebar.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    sidebar.scrollTop += inner.top - outer.top - outer.height / 3;
}
