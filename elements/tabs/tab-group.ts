/** Selection of one panel out of several: pointer, keyboard, hash, find-in-page, and the choice shared with other groups. */
import type { LitElement, ReactiveController } from 'lit';
import { hashTarget, pointTo } from '../page-address.js';
import { choose, onChoice, rankedChoices } from './choice.js';
import { TabChangeEvent } from './tab-change-event.js';

/** What a group of panels must offer to its controller. */
export interface TabGroupHost extends LitElement {
  /** Whether the group takes part in choices by title. */
  sync: boolean;
  /** 0-based place of the panel that is shown at first. */
  defaultTabIndex: number;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keeps `hidden` of the panels and `aria-selected` of the tabs of `host` right. All state is in those attributes. */
export class TabGroup implements ReactiveController {
  readonly #host: TabGroupHost;
  #started = false;
  #stop: (() => void) | undefined;

  constructor(host: TabGroupHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The panels: all children that are not tabs. */
  get panels(): HTMLElement[] {
    return ([...this.#host.children] as HTMLElement[]).filter((child) => !child.slot);
  }

  /** The tabs: those that the page came with, else those that the host drew. */
  get tabs(): HTMLElement[] {
    const given = this.#host.querySelectorAll<HTMLElement>(':scope > [slot="tab"]');
    return [...(given.length > 0 ? given : this.#host.renderRoot.querySelectorAll<HTMLElement>('[role="tab"]'))];
  }

  hostConnected(): void {
    for (const type of ['click', 'keydown', 'beforematch']) this.#host.addEventListener(type, this);
    window.addEventListener('hashchange', this);
    this.#stop = onChoice((title, origin) => this.#follow(title, origin));
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this);
    this.#stop?.();
  }

  hostUpdated(): void {
    const { panels } = this;
    if (panels.length === 0) return;
    const shown = panels.filter((panel) => !panel.hasAttribute('hidden'));
    const index = this.#started && shown.length === 1 ? panels.indexOf(shown[0]!) : this.#first(panels, shown);
    this.#started = true;
    this.select(index);
  }

  handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#key(event as KeyboardEvent);
    else if (event.type === 'click') this.#click(event);
    else if (event.type === 'beforematch') this.select(this.#holding(event.target as Element));
    else this.select(this.#holding(hashTarget()));
  }

  /** Shows the panel at `index`; does nothing where there is none. */
  select(index: number): void {
    const { panels, tabs } = this;
    if (!panels[index]) return;
    panels.forEach((panel, place) => {
      if (place === index) panel.removeAttribute('hidden');
      else if (panel.getAttribute('hidden') !== 'until-found') panel.setAttribute('hidden', 'until-found');
    });
    tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', String(place === index));
      tab.tabIndex = place === index ? 0 : -1;
    });
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
    const step =
      (steps[event.key] ?? 0) * (event.key.length > 9 && getComputedStyle(this.#host).direction === 'rtl' ? -1 : 1);
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step
            ? (from + step + tabs.length) % tabs.length
            : -1;
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
  #first(panels: HTMLElement[], shown: HTMLElement[]): number {
    const pointed = this.#holding(hashTarget());
    if (pointed >= 0) return pointed;
    const titles = panels.map(panelTitle);
    const chosen = this.#host.sync ? rankedChoices().find((title) => titles.includes(title)) : undefined;
    if (chosen !== undefined) return titles.indexOf(chosen);
    return shown.length === 1 ? panels.indexOf(shown[0]!) : Math.min(this.#host.defaultTabIndex, panels.length - 1);
  }

  #holding(target: Element | null): number {
    return this.panels.findIndex((panel) => panel.contains(target));
  }
}

/** What a panel is called: its `label`, its `title`, or its titled child. */
export function panelTitle(panel: Element): string {
  const given = panel.getAttribute('label') ?? panel.getAttribute('title');
  return (given ?? panel.querySelector(':scope > [slot="title"]')?.textContent ?? '').trim();
}
