/** Changes the open page into another one. */
import { restoreNavigation } from '../first-paint/navigation.js';
import { changeHead } from '../change-head.js';
import { applyChoices } from '../navigation/choices.js';
import { loadModules, modulesOf } from '../load-on-use.js';
import { morph } from '../morph.js';

/** Changes the page from `before` to `after`, both as the server sent them. `after` cannot be used again. */
export function showPage(before: Document, after: Document): void {
  document.dispatchEvent(new Event('octavo:before-update'));
  changeHead(document.head, before.head, after.head);
  for (const name of ['class', 'data-mode', 'data-sidebar']) copyAttribute(after.body, document.body, name);
  copyAttribute(after.documentElement, document.documentElement, 'data-current-path');
  changeShell(before, after);
  applyChoices(after);
  // Moved, because clones have no shadow roots.
  document.getElementById('octavo-main')!.replaceWith(after.getElementById('octavo-main')!);
  changeSidebar(before, after);
  document.dispatchEvent(new Event('octavo:after-update'));
  restoreNavigation();
  // The elements do not wait for the reader, who is here.
  const loaded = modulesOf(before);
  loadModules(modulesOf(after).filter((file) => !loaded.includes(file)));
  announce(document.title);
}

function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}

/** The parts around the layout: banner and navbar. */
function changeShell(before: Document, after: Document): void {
  const [live, old, fresh] = [document, before, after].map(({ body }) =>
    [...body.children].filter(({ id }) => id !== 'body-content'),
  ) as [Element[], Element[], Element[]];
  fresh.forEach((element, index) => morph(live[index]!, old[index]!, element));
}

/** Marks the current entry if both pages have the same entries; otherwise shows the other ones. */
function changeSidebar(before: Document, after: Document): void {
  const [live, old, fresh] = [document, before, after].map((page) => page.getElementById('sidebar')) as HTMLElement[];
  if (!live || !old || !fresh) return;
  if (live.matches(':popover-open')) live.hidePopover();
  if (entriesOf(old) === entriesOf(fresh)) markCurrent(live, fresh);
  else live.replaceChildren(...fresh.childNodes);
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
    entries!.forEach((entry, index) => copyAttribute(marked![index] ?? marked![0]!, entry, 'aria-current'));
    for (const entry of entries!.filter((each) => each.hasAttribute('aria-current'))) {
      openAround(entry);
      entry.closest('li')?.setAttribute('data-active', 'true');
    }
  }
}

function openAround(entry: Element): void {
  for (let group = entry.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
    group.open = true;
}

function entriesOf(sidebar: Element): string {
  return Array.from(sidebar.querySelectorAll('a'), (link) => link.getAttribute('href')).join(' ');
}

/** Tells screen readers that another page is shown. */
function announce(title: string): void {
  let status = document.getElementById('octavo-page-title');
  if (!status) {
    status = document.createElement('span');
    Object.assign(status, { id: 'octavo-page-title', className: 'octavo-sr-only', role: 'status' });
    document.body.append(status);
  }
  status.textContent = title;
}
