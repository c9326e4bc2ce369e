import { html, type PropertyValues } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { tabStyles } from './tab.styles.js';

/**
 * One panel of `<octavo-tabs>` or `<octavo-code-group>`.
 *
 * @summary The content behind one tab.
 * @example
 * <octavo-tabs>
 *   <octavo-tab label="npm">npm install octavo</octavo-tab>
 *   <octavo-tab label="pnpm">pnpm add octavo</octavo-tab>
 * </octavo-tabs>
 * @slot - The content.
 * @slot anchor - Targets of links, above the content.
 * @cssproperty [--octavo-tab-label-inset=0] - Space around the label above the panel, in print and with scripts off.
 */
@define('octavo-tab')
export class Tab extends OctavoElement {
  static override styles = tabStyles;

  /** Text of the tab. Shown above the panel in print and with scripts off, where all panels are open. */
  @property({ reflect: true }) label: string | undefined;

  /** Another name for `label`. */
  @property() override title = '';

  /** The label that came from `title`, and follows it. */
  #titled = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('title') || !this.title) return;
    if (!this.label || this.label === this.#titled) this.label = this.#titled = this.title;
    // The attribute would show a tooltip over the whole panel.
    this.removeAttribute('title');
    this.title = '';
  }

  override render() {
    return html`<slot name="anchor"></slot><slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tab': Tab;
  }
}
