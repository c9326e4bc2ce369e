import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import { tabStyles } from './tab.styles.js';

/**
 * One panel of `<octavo-tabs>` or `<octavo-code-group>`.
 *
 * @summary The content behind one tab.
 * @slot - The content.
 * @slot anchor - Targets of links, which stand above the content.
 * @cssproperty [--octavo-tab-label-inset=0] - Space around the label above the panel, in print and with scripts off.
 */
@define('octavo-tab')
export class Tab extends OctavoElement {
  static override styles = tabStyles;

  /** Text of the tab. Shown above the panel in print and with scripts off, where all panels are open. */
  @property({ reflect: true }) label: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    // Written by hand as `title`, the label would pop up as a tooltip over the whole panel.
    if (!this.label && this.title) this.label = this.title;
    this.removeAttribute('title');
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
