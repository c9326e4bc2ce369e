import { html, nothing, render, svg } from 'lit';
import { isDark } from '../color-scheme.js';
import { copyIcon } from '../copy-icons.js';
import { CopyResult, copyText } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { colorItemLightStyles, colorItemStyles } from './color.styles.js';

/** Values that the author or the build has put into the light DOM. */
const valueSelector = ':scope > [slot="value"], [data-component-part="color-item-value"]';

/**
 * @summary Shows a color with its name and value. A click copies the value.
 * @example
 * <octavo-color-item name="Brand" value="#0f766e" dark-value="#5eead4"></octavo-color-item>
 *
 * @slot name - The name.
 * @slot value - The value. A color with two values has the light one first, then the dark one.
 *
 * @csspart button - The button that shows the color.
 * @csspart name - The name.
 * @csspart values - The values.
 * @csspart value - A value, if set by an attribute.
 * @csspart status - The message after copying, for assistive technology.
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

  protected override render() {
    const { name, value, darkValue } = this;
    const color = darkValue ? `light-dark(${value},${darkValue})` : value;
    return html`<button
        part="button"
        type="button"
        style=${color ? `--octavo-color-value:${color}` : nothing}
        id="copy"
        aria-label=${label('copy')}
        aria-labelledby="copy name values"
        disabled
      ></button>
      <span part="name" id="name"><slot name="name">${name || nothing}</slot></span>
      <span part="values" id="values"
        ><slot name="value"
          >${value ? html`<code part="value">${value}</code>` : nothing}${
            darkValue ? html` <code part="value">${darkValue}</code>` : nothing
          }</slot
        ></span
      >
      <span part="status" role="status"></span>`;
  }

  protected override firstUpdated(): void {
    const button = this.#button;
    button.disabled = false;
    button.addEventListener('click', this.#copy);
  }

  protected override updated(): void {
    const { label: result } = this.#copied;
    const icon = svg`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.5" aria-hidden="true">${copyIcon(this.#copied)}</svg>`;
    render(result ? icon : nothing, this.#button);
    this.findPart('status')!.textContent = result ? label(result) : '';
  }

  get #button(): HTMLButtonElement {
    return this.findPart<HTMLButtonElement>('button')!;
  }

  /** Copies the value of the current color scheme. */
  readonly #copy = (): void => {
    const values = [...this.querySelectorAll(valueSelector)].map(({ textContent }) => textContent.trim());
    const [light = '', dark = light] = values.length > 0 ? values : [this.value, this.darkValue || this.value];
    void this.#copied.show(copyText(isDark(this.#button) ? dark : light, this));
  };
}
