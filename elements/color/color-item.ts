import { html, nothing, svg } from 'lit';
import { query } from 'lit/decorators.js';
import { isDark } from '../color-scheme.js';
import { copyIcon } from '../copy-icons.js';
import { CopyResult, copyText } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { colorItemLightStyles, colorItemStyles } from './color.styles.js';

/**
 * @summary Shows a color with its name and value. A click copies the value.
 * @example
 * <octavo-color-item name="Brand" value="#0f766e" dark-value="#5eead4"></octavo-color-item>
 *
 * @slot name - The name.
 * @slot value - The value. A color with two values has the light one first, then the dark one.
 *
 * @csspart swatch - The button that shows the color.
 * @csspart name - The name.
 * @csspart values - The values.
 *
 * @cssproperty --octavo-color-value - The color.
 * @fires {CopyEvent} octavo-copy - Fired after the value is copied.
 */
@define('octavo-color-item')
export class ColorItem extends OctavoElement {
  static override styles = colorItemStyles;
  static override readonly lightStyles = colorItemLightStyles;

  /** The name. The `name` slot takes precedence. */
  @property() name = '';

  /** Any CSS color. The `value` slot takes precedence. */
  @property() value = '';

  /** The color in dark mode. Default: `value`. */
  @property({ attribute: 'dark-value' }) darkValue = '';

  readonly #copied = new CopyResult(this);

  @query('[part="swatch"]') private readonly swatch!: HTMLElement;

  protected override render() {
    const { name, value, darkValue } = this;
    const color = darkValue ? `light-dark(${value},${darkValue})` : value;
    const { label: result } = this.#copied;
    const icon = svg`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true">${copyIcon(this.#copied)}</svg>`;
    return html`<button
        part="swatch"
        type="button"
        style=${color ? `--octavo-color-value:${color}` : nothing}
        id="copy"
        aria-label=${label('copy')}
        aria-labelledby="copy name values"
        ?disabled=${!this.isConnected}
        @click=${this.#copy}
      >
        ${result ? icon : nothing}
      </button>
      <span part="name" id="name"><slot name="name">${name || nothing}</slot></span>
      <span part="values" id="values"
        ><slot name="value"
          >${value ? html`<code>${value}</code>` : nothing}${darkValue ? html` <code>${darkValue}</code>` : nothing}</slot
        ></span
      >
      <span role="status">${result ? label(result) : nothing}</span>`;
  }

  /** Copies the value of the current color scheme. */
  readonly #copy = (): void => {
    const slotted = [...this.querySelectorAll(':scope > [slot="value"]')].map(({ textContent }) => textContent.trim());
    const [light = '', dark = light] = slotted.length > 0 ? slotted : [this.value, this.darkValue || this.value];
    void this.#copied.show(copyText(isDark(this.swatch) ? dark : light, this));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-color-item': ColorItem;
  }
}
