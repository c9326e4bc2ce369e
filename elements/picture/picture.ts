import { html, nothing, svg } from 'lit';
import { state } from 'lit/decorators.js';
import { CopyEvent, resultTime } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import type { pictureActionPlacements } from './picture-actions.js';
import { copyImage } from './picture-image.js';
import { pictureLightStyles, pictureStyles } from './picture.styles.js';

const icons = {
  copy: svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h9"/>`,
  done: svg`<path d="m5 12 5 5L20 7"/>`,
  download: svg`<path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/>`,
  failed: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
};

/**
 * Buttons over an image, visible on hover and focus, and always on touch screens.
 *
 * @summary Lets readers copy or download an image.
 * @example
 * <octavo-picture actions="copy download" placement="top-right">
 *   <img src="/logo.svg" alt="Logo" />
 * </octavo-picture>
 * @slot - The image: `<img>`.
 * @csspart actions - The row of buttons.
 * @csspart action - A button, or the download link.
 * @fires {CopyEvent} octavo-copy - Fired after the image is copied. `text` is its URL.
 */
@define('octavo-picture')
export class Picture extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = pictureStyles;
  static override readonly lightStyles = pictureLightStyles;

  /** Actions, separated by spaces: `copy`, `download`. Default: both. */
  @property() actions?: string;

  /** Position of the buttons. Default `bottom-center`. */
  @property({ reflect: true }) placement?: (typeof pictureActionPlacements)[number];

  @state() private result: 'done' | 'failed' | undefined;

  @state() private url = '';

  override connectedCallback(): void {
    super.connectedCallback();
    // An image with a new source loads again. The event does not bubble.
    this.addEventListener('load', this.#updateUrl, true);
  }

  protected override render() {
    return html`<slot @slotchange=${this.#updateUrl}></slot> ${this.url ? this.#buttons() : nothing}`;
  }

  #buttons() {
    const actions = (this.actions ?? 'copy download').split(/\s+/);
    const { result } = this;
    return html`<div part="actions">
      ${
        actions.includes('copy')
          ? html`<button part="action" type="button" aria-label=${label('copyPicture')} @click=${this.#copy}>
              ${icon(result ?? 'copy')}
            </button>`
          : nothing
      }${
        actions.includes('download')
          ? html`<a part="action" href=${this.url} download aria-label=${label('download')}>${icon('download')}</a>`
          : nothing
      }<span role="status">${result ? label(result === 'done' ? 'copied' : 'copyFailed') : nothing}</span>
    </div>`;
  }

  readonly #updateUrl = (): void => {
    const image = this.#image();
    this.url = image?.currentSrc || image?.src || '';
  };

  readonly #copy = async (): Promise<void> => {
    const image = this.#image();
    if (!image) return;
    this.result = (await copyImage(image)) ? 'done' : 'failed';
    if (this.result === 'done') this.dispatchEvent(new CopyEvent(image.src));
    setTimeout(() => (this.result = undefined), resultTime);
  };

  /** The visible image, if there is one per color scheme. */
  #image(): HTMLImageElement | undefined {
    const images = [...this.querySelectorAll('img')];
    return images.find((image) => image.checkVisibility()) ?? images[0];
  }
}

function icon(name: keyof typeof icons) {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true">${icons[name]}</svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-picture': Picture;
  }
}
