/** Shows the tabs and views that the URL points into or that the reader selected before. */
import { hashId } from '../../elements/page-hash.js';
import { setHidden } from '../../elements/set-hidden.js';
import { panelsOf, panelTitle, requestedPanel, showPanel, tabsOf } from '../../elements/tabs/panels.js';
import { preferredTitle, tabChoiceEvent } from '../../elements/tabs/tab-preference.js';
import type {} from '../../elements/tag-names.js';

const groups = 'octavo-tabs, octavo-code-group';

const changes = [tabChoiceEvent, 'octavo-filter'] satisfies (typeof tabChoiceEvent | keyof HTMLElementEventMap)[];

/** Shows them in `page`, and lists only the headings that are visible. */
export function applyChoices(page: Document): void {
  const target = page.getElementById(hashId());
  for (const group of all(groups, page)) showTab(group, target);
  showView(page, target);
  listHeadings(page);
}

/** Follows what the reader selects, and where the browser goes. */
export function followChoices(): void {
  // The other panels close before the browser scrolls, so that its target does not move on the way.
  document.addEventListener('beforematch', ({ target }) => showTarget(target as Element));
  // The elements show and hide their panels after the event.
  for (const type of changes) document.addEventListener(type, () => setTimeout(listHeadings, 0, document));
}

/** Shows only the tab and the view with `target`. */
function showTarget(target: Element): void {
  for (let group = target.closest(groups); group; group = group.parentElement!.closest(groups)) showTab(group, target);
  if (target.closest('octavo-view')) showView(document, target);
}

/** Lists the visible headings in the table of contents. */
function listHeadings(page: Document): void {
  for (const link of all<HTMLAnchorElement>('#table-of-contents a', page)) {
    const heading = page.getElementById(hashId(link.hash));
    link.parentElement!.hidden = !!heading?.closest('octavo-view[hidden], octavo-update[hidden]');
  }
}

function showTab(group: Element, target: Element | null): void {
  const panels = panelsOf(group);
  const index = requestedPanel(panels, target, group.getAttribute('sync') !== 'false');
  if (index >= 0) showPanel(index, panels, tabsOf(group));
}

function showView(page: Document, target: Element | null): void {
  const views = all('octavo-view', page);
  const pointed = target?.closest<HTMLElement>('octavo-view');
  const shown = pointed ? panelTitle(pointed) : preferredTitle(views.map(panelTitle));
  if (shown) for (const view of views) setHidden(view, panelTitle(view) !== shown);
}

function all<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode): T[] {
  return [...within.querySelectorAll<T>(selector)];
}
