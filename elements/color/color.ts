import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { define, OctavoElement } from '../octavo-element.js';
import { colorItemLightStyles, colorItemStyles, colorRowStyles, colorStyles } from './color.styles.js';

/**
 * @summary Colours of a design system: side by side, or in rows with a title.
 * @slot - `<octavo-color-item>` or `<octavo-color-row>` elements.
 */
@define('octavo-color')
export class Color extends OctavoElement {
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

/**
 * @summary One colour with its name and value.
 *
 * @slot name - The name.
 * @slot value - The value, or both values of a colour that follows the theme.
 *
 * @csspart swatch - The colour.
 * @csspart name - The name.
 * @csspart values - The values.
 *
 * @cssproperty --octavo-color-value - The colour itself.
 */
@define('octavo-color-item')
export class ColorItem extends OctavoElement {
  static override styles = colorItemStyles;
  static override readonly lightStyles = colorItemLightStyles;

  protected override render() {
    return html`<span part="swatch"></span><span part="name"><slot name="name"></slot></span
      ><span part="values"><slot name="value"></slot></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-color': Color;
    'octavo-color-row': ColorRow;
    'octavo-color-item': ColorItem;
  }
}
