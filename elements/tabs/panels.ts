/** Which panel of a group is shown: shared by the elements and by the script that runs before the first paint. */
import { setHidden } from '../set-hidden.js';
import { preferredTitle } from './tab-preference.js';

/** The panels of `group`: all children that are not tabs. */
export function panelsOf(group: Element): HTMLElement[] {
  return ([...group.children] as HTMLElement[]).filter((child) => !child.slot);
}

/** What a panel is called: its `label`, its `title`, or its titled child. Frameworks may have set a property only. */
export function panelTitle(panel: HTMLElement): string {
  const label = panel.getAttribute('label') || panel.title;
  return (label || panel.querySelector(':scope > [slot="title"]')?.textContent || '').trim();
}

/** The panel that the reader asks for: the one that contains `target`, else, where `isSynced`, the one chosen last by title. -1 without either. */
export function requestedPanel(panels: readonly HTMLElement[], target: Element | null, isSynced: boolean): number {
  const pointed = panels.findIndex((panel) => panel.contains(target));
  if (pointed >= 0 || !isSynced) return pointed;
  const titles = panels.map(panelTitle);
  return titles.indexOf(preferredTitle(titles)!);
}

/** Shows the panel at `index` and marks its tab. */
export function showPanel(index: number, panels: readonly HTMLElement[], tabs: readonly HTMLElement[]): void {
  panels.forEach((panel, place) => setHidden(panel, place !== index));
  tabs.forEach((tab, place) => {
    tab.setAttribute('aria-selected', String(place === index));
    tab.tabIndex = place === index ? 0 : -1;
  });
}
