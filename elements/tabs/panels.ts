/** Decides which panel of a group is shown. Used by the elements and by the script that runs before the first paint. */
import { setHidden } from '../set-hidden.js';
import { preferredTitle } from './tab-preference.js';

/** The panels of `group`: all children that are not tabs. */
export function panelsOf(group: Element): HTMLElement[] {
  return ([...group.children] as HTMLElement[]).filter((child) => !child.slot && !child.matches(list));
}

/** The row of tabs of a group that the build has composed. */
const list = '[role="tablist"]';

/** The tabs of `group` in the light DOM. */
export function tabsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(`:scope > [slot="tab"], :scope > ${list} > [role="tab"]`)];
}

/** The title of a panel: its `label`, its `title` or its `title` slot. Frameworks may set only the property. */
export function panelTitle(panel: HTMLElement): string {
  const label = panel.getAttribute('label') || panel.title;
  return (label || panel.querySelector(':scope > [slot="title"]')?.textContent || '').trim();
}

/** The index of the panel that contains `target` or, if `isSynced`, has the title that the reader selected last. -1 if there is none. */
export function requestedPanel(panels: readonly HTMLElement[], target: Element | null, isSynced: boolean): number {
  const pointed = panels.findIndex((panel) => panel.contains(target));
  if (pointed >= 0 || !isSynced) return pointed;
  const titles = panels.map(panelTitle);
  return titles.indexOf(preferredTitle(titles)!);
}

/** Shows the panel at `index` and selects its tab. */
export function showPanel(index: number, panels: readonly HTMLElement[], tabs: readonly HTMLElement[]): void {
  panels.forEach((panel, position) => setHidden(panel, position !== index));
  tabs.forEach((tab, position) => {
    tab.setAttribute('aria-selected', String(position === index));
    // Authors' rules read it in a page that the build has composed.
    if (tab.dataset['active']) tab.dataset['active'] = String(position === index);
    tab.tabIndex = position === index ? 0 : -1;
  });
}
