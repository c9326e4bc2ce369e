import { html, type CSSResult, type PropertyValues } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { tabLightStyles, tabStyles } from './tab.styles.js';

/**
 * A panel of `<octavo-tabs>` or `<octavo-code-group>`.
 *
 * @summary The content of one tab.
 * @example
 * <octavo-tabs>
 *   <octavo-tab label="npm">npm install octavo</octavo-tab>
 *   <octavo-tab label="pnpm">pnpm add octavo</octavo-tab>
 * </octavo-tabs>
 * @slot - The content.
 * @slot anchor - Link targets, above the content.
 * @cssproperty [--octavo-tab-label-inset=0] - Space around the label above the panel, in print and without scripts.
 */
@define('octavo-tab')
export class Tab extends OctavoElement {
  static override styles = tabStyles;
  static override readonly lightStyles: CSSResult = tabLightStyles;

  /** Label of the tab. In print and without scripts it is above the panel. */
  @property({ reflect: true }) label: string | undefined;

  /** Alias of `label`. */
  @property() override title = '';

  /** The label that was copied from `title`, to update it with `title`. */
  #titled = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('title') || !this.title) return;
    if (!this.label || this.label === this.#titled) this.label = this.#titled = this.title;
    // The attribute would show a tooltip over the panel.
    this.removeAttribute('title');
    this.title = '';
  }

  override render() {
    return html`<slot name="anchor"></slot><slot></slot>`;
  }
}
