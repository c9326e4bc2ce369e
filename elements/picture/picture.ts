import { html, nothing, svg, type SVGTemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { copyDrawing, showCopyResult } from '../copy-icons.js';
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
 * @csspart copy - The button to copy the image.
 * @csspart download - The link to download the image.
 * @csspart status - The message after copying, for assistive technology.
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
    const actions = (this.actions ?? 'copy download').split(/\s+/);
    return html`<slot></slot
      ><span part="actions" hidden
        >${
          actions.includes('copy')
            ? html`<button part="copy" type="button" aria-label=${label('copyPicture')}>${icon(copyDrawing)}</button>`
            : nothing
        }${
          actions.includes('download')
            ? html`<a part="download" download aria-label=${label('download')}>${icon(download)}</a>`
            : nothing
        }<span part="status" role="status"></span
      ></span>`;
  }

  protected override firstUpdated(): void {
    this.findPart('copy')?.addEventListener('click', this.#copy);
    this.renderRoot.addEventListener('slotchange', this.#updateUrl);
    this.#updateUrl();
  }

  protected override updated(): void {
    const { url } = this;
    const link = this.findPart('download');
    this.findPart('actions')!.hidden = url === '';
    showCopyResult(this.findPart('copy'), this.findPart('status'), this.#copied);
    if (link && url) link.setAttribute('href', url);
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

function icon(drawing: SVGTemplateResult) {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}
