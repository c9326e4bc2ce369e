import { html, nothing, svg, type SVGTemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { copyIcon } from '../copy-icons.js';
import { CopyResult } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import type { pictureActionPlacements } from './picture-actions.js';
import { copyImage } from './picture-image.js';
import { pictureLightStyles, pictureStyles } from './picture.styles.js';

const download = svg`<path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/>`;

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

  readonly #copied = new CopyResult(this);

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
    const { label: result } = this.#copied;
    return html`<div part="actions">
      ${
        actions.includes('copy')
          ? html`<button part="action" type="button" aria-label=${label('copyPicture')} @click=${this.#copy}>
              ${icon(copyIcon(this.#copied))}
            </button>`
          : nothing
      }${
        actions.includes('download')
          ? html`<a part="action" href=${this.url} download aria-label=${label('download')}>${icon(download)}</a>`
          : nothing
      }<span role="status">${result ? label(result) : nothing}</span>
    </div>`;
  }

  readonly #updateUrl = (): void => {
    const image = this.#image();
    this.url = image?.currentSrc || image?.src || '';
  };

  readonly #copy = (): void => {
    const image = this.#image();
    if (image) void this.#copied.show(copyImage(image, this));
  };

  /** The visible image, if there is one per color scheme. */
  #image(): HTMLImageElement | undefined {
    const images = [...this.querySelectorAll('img')];
    return images.find((image) => image.checkVisibility()) ?? images[0];
  }
}

function icon(shapes: SVGTemplateResult) {
  return svg`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-picture': Picture;
  }
}
