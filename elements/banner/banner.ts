import { html, nothing } from 'lit';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { attempt } from '../attempt.js';
import { BannerDismissEvent } from './banner-dismiss-event.js';
import { bannerLightStyles, bannerStyles } from './banner.styles.js';

/** The storage key of the text of the last dismissed banner. */
const storageKey = 'octavo-banner';

/**
 * @summary Announces something across the full width. Once dismissed, it stays hidden until its text changes.
 * @example
 * <octavo-banner type="warning" dismissible>Maintenance on Sunday.</octavo-banner>
 *
 * @slot - The content.
 *
 * @csspart content - The wrapper around the content.
 * @csspart close - The close button.
 *
 * @cssproperty --octavo-banner-color - Background color.
 * @cssproperty --octavo-banner-text-color - Text color.
 * @cssproperty [--octavo-banner-radius=0] - Border radius.
 *
 * @fires {BannerDismissEvent} octavo-banner-dismiss - Fired before the banner closes. Cancelable.
 */
@define('octavo-banner')
export class Banner extends OctavoElement {
  static override readonly interactive = true;
  static override styles = bannerStyles;
  static override readonly lightStyles = bannerLightStyles;

  /** Kind of announcement: `info` (default), `warning` or `critical`. */
  @property({ reflect: true }) type?: string;
  /** Adds a close button. */
  @property({ type: Boolean, reflect: true }) dismissible = false;

  protected override updated(): void {
    this.#hideIfDismissed();
  }

  /** Runs when the content changes too, because it may arrive after the element. */
  readonly #hideIfDismissed = (): void => {
    if (this.dismissible && this.#text && attempt(() => localStorage.getItem(storageKey)) === this.#text)
      this.hidden = true;
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

  get #text(): string {
    return (this.textContent ?? '').trim();
  }

  #onClose = () => {
    if (!this.dispatchEvent(new BannerDismissEvent())) return;
    this.hidden = true;
    // Without storage, the banner shows again on the next page.
    attempt(() => localStorage.setItem(storageKey, this.#text));
  };
}
