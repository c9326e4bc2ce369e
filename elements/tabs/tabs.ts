import { html, type CSSResult, type CSSResultGroup } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { panelTitle } from './panels.js';
import { TabGroup } from './tab-group.js';
import './tab.js';
import { untilFound } from '../until-found.styles.js';
import { tabsStyles } from './tabs.styles.js';

/** A flag that is on unless it is written as `"false"`. */
const unlessFalse = { fromAttribute: (value: string | null): boolean => value !== 'false' };

/**
 * Panels of which one is shown, under a row of tabs.
 *
 * The page may bring the tabs as `<button slot="tab" role="tab">`; where it brings none, a tab is drawn for every
 * panel. A choice is shared by title with all groups of the page and kept for the next page.
 *
 * @summary Switches between alternatives, such as platforms or package managers.
 * @example
 * <octavo-tabs default-tab-index="1" sync="false">
 *   <octavo-tab label="npm">npm install octavo</octavo-tab>
 *   <octavo-tab label="pnpm">pnpm add octavo</octavo-tab>
 * </octavo-tabs>
 * @slot - The panels: `<octavo-tab label="…">`.
 * @slot tab - The tabs, in the order of the panels.
 * @csspart list - The row of tabs.
 * @fires {TabChangeEvent} octavo-tab-change - A reader chose another panel.
 */
@define('octavo-tabs')
export class Tabs extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles: CSSResultGroup = tabsStyles;
  static override readonly lightStyles: CSSResult = untilFound('octavo-tabs > ');

  /** Whether the group shares choices by title; `sync="false"` keeps it to itself. */
  @property({ converter: unlessFalse }) sync = true;

  /** 0-based place of the panel that is shown at first. */
  @property({ type: Number, attribute: 'default-tab-index' }) defaultTabIndex = 0;
  /** A line below the panels. */
  @property({ type: Boolean, reflect: true, attribute: 'border-bottom' }) borderBottom = false;

  /** For groups that do more than to select when the reader acts on the list. */
  protected readonly onList: ((event: Event) => void) | undefined = undefined;

  readonly #group = new TabGroup(this);

  override render() {
    return html`<div part="list" role="tablist" @click=${this.onList} @focusout=${this.onList}>
        <slot name="tab">${this.#drawnTabs()}</slot>
      </div>
      <slot @slotchange=${() => this.requestUpdate()}></slot>`;
  }

  /** Tabs for panels written by hand. A page of a built site has its own, so this is empty when it is built. */
  #drawnTabs() {
    if (!this.isConnected || this.querySelector(':scope > [slot="tab"]')) return undefined;
    return this.#group.panels.map((panel) => {
      const title = panelTitle(panel);
      describePanel(panel, title);
      return html`<button type="button" role="tab" .ariaControlsElements=${[panel]}>${title}</button>`;
    });
  }
}

/** Makes `panel` a tab panel for assistive technology. */
function describePanel(panel: HTMLElement, title: string): void {
  const target = panel instanceof OctavoElement ? panel.internals : panel;
  target.role ??= 'tabpanel';
  target.ariaLabel = title;
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tabs': Tabs;
  }
}
