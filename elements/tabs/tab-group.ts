/** Selects one of several panels: by pointer, keyboard, hash and find-in-page, and together with other groups. */
import type { LitElement, ReactiveController } from 'lit';
import { pointTo } from '../page-address.js';
import { hashTarget } from '../page-hash.js';
import { panelsOf, panelTitle, requestedPanel, showPanel, tabsOf } from './panels.js';
import { choose, onChoice } from './tab-preference.js';
import { TabChangeEvent } from './tab-change-event.js';

/** The element that a `TabGroup` controls. */
export interface TabGroupHost extends LitElement {
  /** Whether the group switches together with groups that have the same tab titles. */
  sync: boolean;
  /** Index of the panel that is shown first, from 0. */
  defaultTabIndex: number;
}

/** The direction in which a key moves through the tabs. */
function step(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowDown' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'ArrowUp' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** Calls `change`, and scrolls by the distance that it moves `element`. */
function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  const moved = element.getBoundingClientRect().top - top;
  // A call would end a smooth scroll on its way.
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** Mutations that can change the label of a tab. */
const titleChanges: MutationObserverInit = {
  attributeFilter: ['label', 'slot', 'title'],
  characterData: true,
  childList: true,
  subtree: true,
};

/** Updates `hidden` on the panels and `aria-selected` on the tabs of `host`. These attributes hold all state. */
export class TabGroup implements ReactiveController {
  readonly #host: TabGroupHost;
  /** The visible panel. */
  #shown: HTMLElement | undefined;
  /** Whether the reader selected it on this page. */
  #isChosen = false;
  /** The previous number of panels. The default panel may be added later. */
  #count = 0;
  #preferred: number | undefined;
  #changes: MutationObserver | undefined;
  #stop: (() => void) | undefined;

  constructor(host: TabGroupHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The panels: all children that are not tabs. */
  get panels(): HTMLElement[] {
    return panelsOf(this.#host);
  }

  /** The tabs in the light DOM, or the tabs that the host has rendered. */
  get tabs(): HTMLElement[] {
    const light = tabsOf(this.#host);
    return light.length > 0 ? light : [...this.#host.renderRoot.querySelectorAll<HTMLElement>('[role="tab"]')];
  }

  /** Index of the default panel, from 0. */
  get preferred(): number {
    return this.#host.defaultTabIndex ?? 0;
  }

  hostConnected(): void {
    for (const type of ['click', 'keydown', 'beforematch']) this.#host.addEventListener(type, this);
    window.addEventListener('hashchange', this);
    this.#stop = onChoice((title, origin) => this.#follow(title, origin));
    this.#changes = new MutationObserver(() => this.#host.requestUpdate());
    this.#changes.observe(this.#host, titleChanges);
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this);
    this.#stop?.();
    this.#changes?.disconnect();
  }

  hostUpdated(): void {
    const { panels } = this;
    const target = hashTarget();
    const show = (): void => this.#show(this.#isChosen ? this.#current(panels) : this.#first(panels));
    // The browser may have opened the panel and scrolled to the target before this script could close the other panels.
    if (target && this.#host.contains(target)) keepInPlace(target, show);
    else show();
    this.#count = panels.length;
    this.#preferred = this.preferred;
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#key(event as KeyboardEvent);
    else if (event.type === 'click') this.#click(event);
    else if (event.type === 'beforematch') this.select(this.#indexOfPanelWith(event.target as Element));
    else this.select(this.#indexOfPanelWith(hashTarget()));
  }

  /** Shows the panel at `index`, if there is one. */
  select(index: number): void {
    if (!this.panels[index]) return;
    this.#isChosen = true;
    this.#show(index);
  }

  #show(index: number): void {
    const { panels, tabs } = this;
    this.#shown = panels[index];
    showPanel(index, panels, tabs);
  }

  /** Handles a selection by the reader: updates other groups, storage and the URL. */
  #open(index: number): void {
    const panel = this.panels[index];
    if (!panel?.hasAttribute('hidden')) return;
    // Groups above may change their height. Keep the clicked tab under the pointer.
    keepInPlace(this.#host, () => {
      this.select(index);
      if (this.#host.sync) choose(panelTitle(panel), this.#host);
      pointTo(panel);
      this.#host.dispatchEvent(new TabChangeEvent(index, panelTitle(panel)));
    });
  }

  #click(event: Event): void {
    const path = event.composedPath();
    const index = this.tabs.findIndex((tab) => path.includes(tab));
    if (index >= 0) this.#open(index);
  }

  #key(event: KeyboardEvent): void {
    const { tabs } = this;
    const from = tabs.indexOf(event.composedPath()[0] as HTMLElement);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = step(event.key, getComputedStyle(this.#host).direction === 'rtl');
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const to = ends[event.key] ?? (by ? (from + by + tabs.length) % tabs.length : -1);
    if (to < 0) return;
    event.preventDefault();
    this.#open(to);
    tabs[to]!.focus();
  }

  #follow(title: string, origin: Element): void {
    if (origin !== this.#host && this.#host.sync)
      this.select(this.panels.findIndex((panel) => panelTitle(panel) === title));
  }

  /** The first panel to show: the target of the hash, the reader's last selection, the only visible panel, or the default. */
  #first(panels: HTMLElement[]): number {
    const requested = requestedPanel(panels, hashTarget(), this.#host.sync);
    return requested < 0 ? this.#current(panels) : requested;
  }

  /** The visible panel, even after panels are added or removed; otherwise the default panel. */
  #current(panels: HTMLElement[]): number {
    const { preferred } = this;
    const isNew = preferred !== this.#preferred || this.#count <= preferred;
    if (this.#preferred === undefined || this.#isChosen || !isNew) {
      const visible = panels.filter((panel) => !panel.hasAttribute('hidden'));
      if (visible.length === 1 && panels.length > 1) return panels.indexOf(visible[0]!);
      const index = this.#shown ? panels.indexOf(this.#shown) : -1;
      if (index >= 0) return index;
    }
    return Math.min(preferred, panels.length - 1);
  }

  #indexOfPanelWith(target: Element | null): number {
    return this.panels.findIndex((panel) => panel.contains(target));
  }
}
