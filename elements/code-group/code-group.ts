import type { CSSResultGroup } from 'lit';
import { define, property } from '../octavo-element.js';
import { Tabs } from '../tabs/tabs.js';
import { codeGroupLightStyles, codeGroupStyles, dropdownStyles } from './code-group.styles.js';

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
 * @fires {TabChangeEvent} octavo-tab-change - Fired when the reader selects another panel.
 */
@define('octavo-code-group')
export class CodeGroup extends Tabs {
  static override styles: CSSResultGroup = [codeGroupStyles, dropdownStyles];
  static override readonly lightStyles = codeGroupLightStyles;

  /** Shows a menu instead of a row of tabs. */
  @property({ type: Boolean, reflect: true }) dropdown = false;

  /** Whether the menu is open. */
  @property({ type: Boolean, reflect: true }) open = false;

  protected override onList(event: Event, list: Element): void {
    const isTab = (node: EventTarget): boolean => (node as Element).role === 'tab';
    if (event.type === 'click') this.open = this.dropdown && event.composedPath().some(isTab) && !this.open;
    else if (!this.#keepsFocus(event as FocusEvent, list)) this.open = false;
  }

  /** Whether the focus stays in the list. A press on another tab moves it there, in Safari to nowhere. */
  #keepsFocus({ relatedTarget }: FocusEvent, list: Element): boolean {
    const next = relatedTarget as Element | null;
    return list.matches(':active') || list.contains(next) || (next?.parentElement === this && next.slot === 'tab');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-code-group': CodeGroup;
  }
}
