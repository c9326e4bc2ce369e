import { html, nothing } from 'lit';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { BannerDismissEvent } from './banner-dismiss-event.js';
import { bannerLightStyles, bannerStyles } from './banner.styles.js';

/** Where the browser keeps the words of the banner that a reader has closed. */
const storageKey = 'octavo-banner';

/**
 * @summary A line over the whole width that announces something. Closed once, it stays closed until its words change.
 * @example
 * <octavo-banner type="warning" dismissible>Maintenance on Sunday.</octavo-banner>
 *
 * @slot - The words.
 *
 * @csspart content - The words.
 * @csspart close - The button that closes it.
 *
 * @cssproperty --octavo-banner-color - The ground.
 * @cssproperty --octavo-banner-text-color - The words.
 * @cssproperty [--octavo-banner-radius=0] - Roundness of the corners.
 *
 * @fires {BannerDismissEvent} octavo-banner-dismiss - A reader closes the banner; can be prevented.
 */
@define('octavo-banner')
export class Banner extends OctavoElement {
  static override readonly interactive = true;
  static override styles = bannerStyles;
  static override readonly lightStyles = bannerLightStyles;

  /** `info` (default), `warning` or `critical`. */
  @property({ reflect: true }) type?: string;
  /** Whether readers can close it. */
  @property({ type: Boolean, reflect: true }) dismissible = false;

  protected override updated(): void {
    this.#hideIfDismissed();
  }

  /** The words may arrive after the element. */
  readonly #hideIfDismissed = (): void => {
    if (this.dismissible && this.#words && readDismissed() === this.#words) this.hidden = true;
  };

  protected override render() {
    return html`<div part="content"><slot @slotchange=${this.#hideIfDismissed}></slot></div>
      ${this.dismissible ? this.#button() : nothing}`;
  }

  #button() {
    return html`<button part="close" type="button" aria-label=${label('dismiss')} @click=${this.#onClose}>
      <svg
        width="14"
        height="14"
        viewBox="0 0 14 14"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
        aria-hidden="true"
      >
        <path d="m2 2 10 10m0-10L2 12" />
      </svg>
    </button>`;
  }

  get #words(): string {
    return (this.textContent ?? '').trim();
  }

  #onClose = () => {
    if (!this.dispatchEvent(new BannerDismissEvent())) return;
    this.hidden = true;
    try {
      localStorage.setItem(storageKey, this.#words);
    } catch {
      // Without storage the banner is back on the next page.
    }
  };
}

function readDismissed(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-banner': Banner;
  }
}
