import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import './color-item.js';
import { colorRowLightStyles, colorRowStyles, colorStyles } from './color.styles.js';

/**
 * @summary Shows the colors of a design system, in a grid or in rows.
 * @example
 * <octavo-color variant="compact">
 *   <octavo-color-item name="Brand" value="#0f766e" dark-value="#5eead4"></octavo-color-item>
 *   <octavo-color-item name="Accent" value="#f59e0b"></octavo-color-item>
 * </octavo-color>
 * @slot - `<octavo-color-item>` or `<octavo-color-row>` elements.
 */
@define('octavo-color')
export class Color extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = colorStyles;

  /** Layout of the colors: `compact` (default) or `table`. */
  @property({ reflect: true }) variant?: string;
}

/**
 * @summary Groups related colors under a title.
 * @example
 * <octavo-color variant="table">
 *   <octavo-color-row title="Grays">
 *     <octavo-color-item name="Gray 100" value="#f3f4f6"></octavo-color-item>
 *     <octavo-color-item name="Gray 900" value="#111827"></octavo-color-item>
 *   </octavo-color-row>
 * </octavo-color>
 *
 * @slot - `<octavo-color-item>` elements.
 * @slot title - The title.
 *
 * @csspart title-container - The box of the title.
 * @csspart title - The title, if set by the attribute.
 * @csspart items-container - The grid of colors.
 */
@define('octavo-color-row')
export class ColorRow extends OctavoElement {
  static override styles = colorRowStyles;
  static override readonly lightStyles = colorRowLightStyles;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';

  protected override render() {
    return html`<div part="title-container">
        <slot name="title">${this.title ? html`<strong part="title">${this.title}</strong>` : nothing}</slot>
      </div>
      <div part="items-container"><slot></slot></div>`;
  }
}
