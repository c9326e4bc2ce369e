import { html, nothing, svg } from 'lit';
import { query, state } from 'lit/decorators.js';
import { isDark } from '../color-scheme.js';
import { copyText, resultTime } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { colorItemLightStyles, colorItemStyles } from './color.styles.js';

const doneIcon = svg`<path d="m5 12 5 5L20 7" />`;
const failedIcon = svg`<path d="m6 6 12 12M18 6 6 18" />`;

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

  @state() private copied: 'yes' | 'failed' | undefined;

  @query('[part="swatch"]') private readonly swatch!: HTMLElement;

  protected override render() {
    const { name, value, darkValue } = this;
    const color = darkValue ? `light-dark(${value},${darkValue})` : value;
    const done = this.copied === 'yes';
    const icon = svg`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true">${done ? doneIcon : failedIcon}</svg>`;
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
        ${this.copied ? icon : nothing}
      </button>
      <span part="name" id="name"><slot name="name">${name || nothing}</slot></span>
      <span part="values" id="values"
        ><slot name="value"
          >${value ? html`<code>${value}</code>` : nothing}${darkValue ? html` <code>${darkValue}</code>` : nothing}</slot
        ></span
      >
      <span role="status">${this.copied ? label(done ? 'copied' : 'copyFailed') : nothing}</span>`;
  }

  /** Copies the value of the current color scheme. */
  readonly #copy = async (): Promise<void> => {
    const slotted = [...this.querySelectorAll(':scope > [slot="value"]')].map(({ textContent }) => textContent.trim());
    const [light = '', dark = light] = slotted.length > 0 ? slotted : [this.value, this.darkValue || this.value];
    this.copied = (await copyText(isDark(this.swatch) ? dark : light, this)) ? 'yes' : 'failed';
    setTimeout(() => (this.copied = undefined), resultTime);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-color-item': ColorItem;
  }
}
