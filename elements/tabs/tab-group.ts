/** Selection of one panel out of several: pointer, keyboard, hash, find-in-page, and the choice shared with other groups. */
import type { LitElement, ReactiveController } from 'lit';
import { hashTarget, pointTo } from '../page-address.js';
import { panelsOf, panelTitle, requestedPanel, showPanel } from './panels.js';
import { choose, onChoice } from './tab-preference.js';
import { TabChangeEvent } from './tab-change-event.js';

/** What a group of panels must offer to its controller. */
export interface TabGroupHost extends LitElement {
  /** Whether the group takes part in choices by title. */
  sync: boolean;
  /** 0-based place of the panel that is shown at first. */
  defaultTabIndex: number;
}

/** Which way a key goes through the tabs. */
function step(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowDown' || key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight')) return 1;
  return key === 'ArrowUp' || key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') ? -1 : 0;
}

/** What can change the text of a tab. */
const titleChanges: MutationObserverInit = {
  attributeFilter: ['label', 'slot', 'title'],
  characterData: true,
  childList: true,
  subtree: true,
};

/** Keeps `hidden` of the panels and `aria-selected` of the tabs of `host` right. All state is in those attributes. */
export class TabGroup implements ReactiveController {
  readonly #host: TabGroupHost;
  /** The panel that is shown. */
  #shown: HTMLElement | undefined;
  /** Whether the reader chose it on this page. */
  #isChosen = false;
  /** How many panels there were: the default one may be among those that are added later. */
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

  /** The tabs: those that the page came with, else those that the host drew. */
  get tabs(): HTMLElement[] {
    const given = this.#host.querySelectorAll<HTMLElement>(':scope > [slot="tab"]');
    return [...(given.length > 0 ? given : this.#host.renderRoot.querySelectorAll<HTMLElement>('[role="tab"]'))];
  }

  /** 0-based place of the default panel. */
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
    this.#show(this.#isChosen ? this.#current(panels) : this.#first(panels));
    this.#count = panels.length;
    this.#preferred = this.preferred;
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#key(event as KeyboardEvent);
    else if (event.type === 'click') this.#click(event);
    else if (event.type === 'beforematch') this.select(this.#holding(event.target as Element));
    else this.select(this.#holding(hashTarget()));
  }

  /** Shows the panel at `index`; does nothing where there is none. */
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

  /** Selects as a reader does: tells the other groups, remembers the choice and puts the panel's id in the address. */
  #open(index: number): void {
    const panel = this.panels[index];
    if (!panel?.hasAttribute('hidden')) return;
    const top = this.#host.getBoundingClientRect().top;
    this.select(index);
    if (this.#host.sync) choose(panelTitle(panel), this.#host);
    pointTo(panel);
    this.#host.dispatchEvent(new TabChangeEvent(index, panelTitle(panel)));
    // Groups above may have grown or shrunk with the choice: keep what was clicked under the pointer.
    scrollBy({ top: this.#host.getBoundingClientRect().top - top, behavior: 'instant' });
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

  /** The panel to start with: the one that the hash points into, the reader's earlier choice, the one shown alone, the default. */
  #first(panels: HTMLElement[]): number {
    const requested = requestedPanel(panels, hashTarget(), this.#host.sync);
    return requested < 0 ? this.#current(panels) : requested;
  }

  /** The panel that is shown already, also where others were added or removed; the default while there is none. */
  #current(panels: HTMLElement[]): number {
    const { preferred } = this;
    const isNew = preferred !== this.#preferred || this.#count <= preferred;
    if (this.#preferred === undefined || this.#isChosen || !isNew) {
      const shown = panels.filter((panel) => !panel.hasAttribute('hidden'));
      if (shown.length === 1 && panels.length > 1) return panels.indexOf(shown[0]!);
      const place = this.#shown ? panels.indexOf(this.#shown) : -1;
      if (place >= 0) return place;
    }
    return Math.min(preferred, panels.length - 1);
  }

  #holding(target: Element | null): number {
    return this.panels.findIndex((panel) => panel.contains(target));
  }
}
