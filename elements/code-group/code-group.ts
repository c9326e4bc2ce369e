import type { CSSResultGroup } from 'lit';
import { define, property } from '../octavo-element.js';
import { Tabs } from '../tabs/tabs.js';
import { codeGroupLightStyles, codeGroupStyles, drawnGroupStyles, dropdownStyles } from './code-group.styles.js';

/**
 * Code blocks in tabs. Groups with the same tab titles switch together.
 *
 * @summary Shows the same code in several languages or for several tools.
 * @example
 * <octavo-code-group dropdown>
 *   <octavo-code-block title="npm"><pre><code>npm install octavo</code></pre></octavo-code-block>
 *   <octavo-code-block title="pnpm"><pre><code>pnpm add octavo</code></pre></octavo-code-block>
 * </octavo-code-group>
 * @slot - The panels: code blocks with a title, or `<octavo-tab label="…">` around a code block.
 * @slot tab - The tabs, in the order of the panels.
 * @csspart list - The row of tabs, or the menu.
 * @csspart drawn - A tab, if none is slotted.
 * @csspart panels - The box around the panels.
 * @fires {TabChangeEvent} octavo-tab-change - Fired when the reader selects another panel.
 */
@define('octavo-code-group')
export class CodeGroup extends Tabs {
  static override styles: CSSResultGroup = [codeGroupStyles, dropdownStyles];
  static override readonly lightStyles = codeGroupLightStyles;
  static override readonly scriptStyles = drawnGroupStyles;

  /** Shows a menu instead of a row of tabs. */
  @property({ type: Boolean, reflect: true }) dropdown = false;

  /** Whether the menu is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.listen(this, ['click', 'focusout', 'keydown'], this.#onEvent);
  }

  readonly #onEvent = (event: Event): void => {
    const isTab = event.composedPath().some((node) => (node as Element).role === 'tab');
    if (event.type === 'click') this.open = this.dropdown && isTab && !this.open;
    else if (
      event.type === 'keydown' ? (event as KeyboardEvent).key === 'Escape' : !this.#keepsFocus(event as FocusEvent)
    )
      this.open = false;
  };

  /** Whether the focus stays in the list. A press on another tab moves it there, in Safari to nowhere. */
  #keepsFocus({ relatedTarget }: FocusEvent): boolean {
    const list = this.renderRoot.querySelector('[role=tablist]')!;
    const next = relatedTarget as Element | null;
    return list.matches(':active') || list.contains(next) || (next?.parentElement === this && next.slot === 'tab');
  }
}
