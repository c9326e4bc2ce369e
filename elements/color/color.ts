import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import './color-item.js';
import { colorRowStyles, colorStyles } from './color.styles.js';

/**
 * @summary Colours of a design system: side by side, or in rows with a title.
 * @slot - `<octavo-color-item>` or `<octavo-color-row>` elements.
 */
@define('octavo-color')
export class Color extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = colorStyles;

  /** `compact` (default) or `table`. */
  @property({ reflect: true }) variant?: string;

  protected override render() {
    return html`<slot></slot>`;
  }
}

/**
 * @summary Colours of one sort under a title.
 *
 * @slot - `<octavo-color-item>` elements.
 * @slot title - The title.
 *
 * @csspart title - The title.
 */
@define('octavo-color-row')
export class ColorRow extends OctavoElement {
  static override styles = colorRowStyles;

  /** The title, for pages written by hand; the slot goes first. */
  @property() override title = '';

  protected override render() {
    return html`<div part="title"><slot name="title">${this.title || nothing}</slot></div>
      <slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-color': Color;
    'octavo-color-row': ColorRow;
  }
}
