import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { isSafeAddress } from '../safe-address.js';
import { tooltipLightStyles, tooltipStyles } from './tooltip.styles.js';

/**
 * An explanation that shows on hover and focus. The script only closes it on Escape.
 *
 * @summary Explains a word on hover and focus.
 * @example
 * <octavo-tooltip headline="API" tip="A way for programs to talk to each other." cta="Read more" href="/api">API</octavo-tooltip>
 * @slot - The word. Without a `tip` attribute, wrap it in an element with `tabindex="0"` for keyboard and touch.
 * @slot tip - The explanation.
 * @csspart word - The word, if the explanation is set by the attribute.
 * @csspart content - The box of the explanation, if set by the attribute.
 * @csspart title - The headline, if set by the attribute.
 * @csspart description - The text of the explanation, if set by the attribute.
 * @csspart cta - The link, if set by the attribute.
 */
@define('octavo-tooltip')
export class Tooltip extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = tooltipStyles;
  static override readonly lightStyles = tooltipLightStyles;

  /** The explanation. The `tip` slot takes precedence. */
  @property() tip = '';

  /** Headline above the explanation. */
  @property() headline = '';

  /** Text of a link below the explanation. */
  @property() cta = '';

  /** URL of that link. */
  @property() href = '';

  /** Whether the reader has closed the tooltip while still on the word. Set by the element. */
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
    const { headline, tip, href, cta } = this;
    return html`<span part="word" tabindex="0" aria-describedby="content"><slot></slot></span
      ><slot name="tip"
        ><span part="content" id="content" role=${href ? nothing : 'tooltip'}
          >${headline ? html`<strong part="title">${headline}</strong> ` : nothing}${tip ? html`<span part="description">${tip}</span>` : nothing}${
            href && isSafeAddress(href, 'page-link') ? html` <a part="cta" href=${href}>${cta || href}</a>` : nothing
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
