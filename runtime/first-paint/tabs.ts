import { hashTarget } from '../../elements/page-hash.js';
import { setHidden } from '../../elements/set-hidden.js';
import { panelsOf, panelTitle, requestedPanel, showPanel } from '../../elements/tabs/panels.js';
import { preferredTitle, tabChoiceEvent } from '../../elements/tabs/tab-preference.js';
import type {} from '../../elements/update-filter/filter-event.js';

const changes = [tabChoiceEvent, 'octavo-filter'] satisfies (typeof tabChoiceEvent | keyof HTMLElementEventMap)[];

/**
 * After the table of contents: shows the tabs and views that the URL points into or that the reader selected before,
 * so that nothing moves when the elements load, and lists only the headings that are visible.
 */
export function showChoices(): void {
  const target = hashTarget();
  for (const group of all('octavo-tabs, octavo-code-group')) showTab(group, target);
  showView(target);
  listHeadings();
  // The elements show and hide their panels after the event.
  for (const type of changes) document.addEventListener(type, () => setTimeout(listHeadings));
}

function showTab(group: Element, target: Element | null): void {
  const panels = panelsOf(group);
  const index = requestedPanel(panels, target, group.getAttribute('sync') !== 'false');
  if (index >= 0) showPanel(index, panels, all(':scope > [slot=tab]', group));
}

function showView(target: Element | null): void {
  const views = all('octavo-view');
  const pointed = target?.closest<HTMLElement>('octavo-view');
  const shown = pointed ? panelTitle(pointed) : preferredTitle(views.map(panelTitle));
  if (shown) for (const view of views) setHidden(view, panelTitle(view) !== shown);
}

function listHeadings(): void {
  for (const link of all<HTMLAnchorElement>('#table-of-contents a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    link.parentElement!.hidden = !!heading?.closest('octavo-view[hidden], octavo-update[hidden]');
  }
}

function all<T extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): T[] {
  return [...within.querySelectorAll<T>(selector)];
}
