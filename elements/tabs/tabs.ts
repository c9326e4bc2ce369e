import { html, type CSSResult, type CSSResultGroup } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { panelTitle } from './panels.js';
import { TabGroup } from './tab-group.js';
import './tab.js';
import { unlessFalse } from '../unless-false.js';
import { tabsLightStyles, tabsStyles } from './tabs.styles.js';

/**
 * Panels with a row of tabs.
 *
 * Tabs can be slotted as `<button slot="tab" role="tab">`. If there are none, the element renders a tab for every
 * panel. Groups with the same tab titles switch together, and the next page remembers the selection.
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
 * @csspart drawn - A tab, if none is slotted.
 * @csspart panels - The box around the panels.
 * @fires {TabChangeEvent} octavo-tab-change - Fired when the reader selects another panel.
 */
@define('octavo-tabs')
export class Tabs extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override readonly drawnSlot: string = 'tab';
  static override styles: CSSResultGroup = tabsStyles;
  static override readonly lightStyles: CSSResult = tabsLightStyles;

  /** Switches together with groups that have the same tab titles, unless set to `"false"`. */
  @property({ converter: unlessFalse }) sync = true;

  /** Index of the panel that is shown first, from 0. */
  @property({ type: Number, attribute: 'default-tab-index' }) defaultTabIndex = 0;
  /** Draws a line below the panels. */
  @property({ type: Boolean, reflect: true, attribute: 'border-bottom' }) borderBottom = false;

  readonly #group = new TabGroup(this);

  override render() {
    return html`<div part="list" role="tablist"><slot name="tab">${this.#renderTabs()}</slot></div>
      <div part="panels"><slot @slotchange=${() => this.requestUpdate()}></slot></div>`;
  }

  /** Tabs for panels without slotted tabs. Built pages have slotted tabs, so this renders nothing at build time. */
  #renderTabs() {
    if (!this.isConnected || this.querySelector(':scope > [slot="tab"]')) return undefined;
    // With a key, a focused tab stays with its panel.
    return repeat(
      this.#group.panels,
      (panel) => panel,
      (panel) => {
        const title = panelTitle(panel);
        describePanel(panel, title);
        return html`<button part="drawn" type="button" role="tab" .ariaControlsElements=${[panel]}>
          <div>${title}</div>
        </button>`;
      },
    );
  }
}

/** Gives `panel` the role and the name of a tab panel. */
function describePanel(panel: HTMLElement, title: string): void {
  const target = panel instanceof OctavoElement ? panel.internals : panel;
  target.role ??= 'tabpanel';
  target.ariaLabel = title;
}
