import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { tooltipStyles } from './tooltip.styles.js';

/**
 * A definition that shows while the pointer or the focus is on its word. The script only adds that Escape closes it.
 *
 * @summary Explains a word on the spot.
 * @example
 * <octavo-tooltip headline="API" tip="A way for programs to talk to each other." cta="Read more" href="/api">API</octavo-tooltip>
 * @slot - The word; without a `tip` attribute, an element with `tabindex="0"` makes it reachable by keyboard and touch.
 * @slot tip - The explanation.
 * @csspart word - The word, where the explanation is an attribute.
 * @csspart tip - The explanation, where it is an attribute.
 */
@define('octavo-tooltip')
export class Tooltip extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = tooltipStyles;

  /** The explanation, for pages written by hand; the slot goes first. */
  @property() tip = '';

  /** A line above it. */
  @property() headline = '';

  /** Words of a link below it. */
  @property() cta = '';

  /** Where that link leads. */
  @property() href = '';

  /** Set while a reader has closed the tip and is still on the word. */
  @property({ type: Boolean, reflect: true }) dismissed = false;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const type of ['pointerenter', 'focusin']) this.addEventListener(type, this.#arrived);
    for (const type of ['pointerleave', 'focusout']) this.addEventListener(type, this.#left);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#pressed);
  }

  override render() {
    const written = this.tip || this.headline;
    if (!written) return html`<slot></slot><slot name="tip"></slot>`;
    return html`<span part="word" tabindex="0" aria-describedby="tip"><slot></slot></span
      ><slot name="tip"
        ><span part="tip" id="tip" role=${this.href ? nothing : 'tooltip'}
          >${this.headline ? html`<strong>${this.headline}</strong> ` : nothing}${this.tip}${
            this.href ? html` <a href=${this.href}>${this.cta || this.href}</a>` : nothing
          }</span
        ></slot
      >`;
  }

  readonly #arrived = (): void => document.addEventListener('keydown', this.#pressed);

  readonly #left = (): void => {
    this.dismissed = false;
    if (!this.matches(':hover, :focus-within')) document.removeEventListener('keydown', this.#pressed);
  };

  readonly #pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.dismissed = true;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tooltip': Tooltip;
  }
}
