import { panelsOf, panelTitle, showPanel, tabsOf } from '../../../elements/tabs/panels.js';
import { choose } from '../../../elements/tabs/tab-preference.js';

/** Opens the closed sections, tabs and views around an element, as browsers do for find-in-page. Their scripts may not run yet. */
export function reveal(element: Element | null): void {
  for (let at = element; at; at = parentOf(at)) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    if (at.getAttribute('hidden') !== 'until-found') continue;
    at.dispatchEvent(new Event('beforematch', { bubbles: true, composed: true }));
    showGroup(at);
    at.removeAttribute('hidden');
  }
}

/** Selects the tab or the view of a panel. */
function showGroup(panel: Element): void {
  if (panel.localName === 'octavo-view') choose(panelTitle(panel as HTMLElement), panel);
  const group = panel.closest('octavo-tabs, octavo-code-group');
  if (!group) return;
  const panels = panelsOf(group);
  const index = panels.findIndex((one) => one.contains(panel));
  if (index >= 0) showPanel(index, panels, tabsOf(group));
}

/** The parent in the tree that is shown, where content is inside the shadow root of its element. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
