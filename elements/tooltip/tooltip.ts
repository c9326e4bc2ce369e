import { html } from 'lit';
import { define, OctavoElement } from '../octavo-element.js';
import { tooltipStyles } from './tooltip.styles.js';

/**
 * A definition that shows while the pointer or the focus is on its word. Needs no script.
 *
 * @summary Explains a word on the spot.
 * @slot - The word; an element with `tabindex="0"` makes it reachable by keyboard and touch.
 * @slot tip - The explanation.
 */
@define('octavo-tooltip')
export class Tooltip extends OctavoElement {
  static override styles = tooltipStyles;

  override render() {
    return html`<slot></slot><slot name="tip"></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tooltip': Tooltip;
  }
}
