import { morphAttributes } from '../morph.js';
import { sidebarOf } from './page-parts.js';

/** Marks the current entry if both pages have the same entries; otherwise shows the other ones. */
export function changeSidebar(before: Document, after: Document): void {
  const [live, old, fresh] = [document, before, after].map(sidebarOf);
  if (!live || !old || !fresh) return;
  if (live.matches(':popover-open')) live.hidePopover();
  morphAttributes(live, old, fresh);
  if (entriesOf(old) === entriesOf(fresh)) markCurrent(live, fresh);
  else live.replaceChildren(...document.importNode(fresh, true).childNodes);
}

/** Marks the entries that are marked in `fresh`, in which a page may have several. */
function markCurrent(live: Element, fresh: Element): void {
  for (const link of live.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current');
  for (const entry of live.querySelectorAll('li[data-active]')) entry.removeAttribute('data-active');
  const hrefs = Array.from(fresh.querySelectorAll('a[aria-current]'), (link) => link.getAttribute('href')!);
  for (const href of new Set(hrefs)) {
    const [entries, marked] = [live, fresh].map((sidebar) => [
      ...sidebar.querySelectorAll(`a[href="${CSS.escape(href)}"]`),
    ]);
    for (const [index, entry] of entries!.entries()) {
      const current = (marked![index] ?? marked![0]!).getAttribute('aria-current');
      if (current === null) continue;
      entry.setAttribute('aria-current', current);
      entry.closest('li')?.setAttribute('data-active', 'true');
      openAround(entry);
    }
  }
}

function openAround(entry: Element): void {
  for (let list = entry.closest('ul'); list; list = list.parentElement!.closest('ul')) {
    const group = list.previousElementSibling;
    if (group?.matches('button')) group.ariaExpanded = 'true';
  }
}

function entriesOf(sidebar: Element): string {
  return Array.from(sidebar.querySelectorAll('a'), (link) => link.getAttribute('href')).join(' ');
}
