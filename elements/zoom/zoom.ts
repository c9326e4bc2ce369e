import { html, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { zoomLightStyles, zoomStyles } from './zoom.styles.js';

/** Smaller images cannot be enlarged, in pixels. */
const minHeight = 72;

/**
 * Opens images in a dialog on click, Enter or Space. Escape or a click closes it. Put it around the images, or leave it
 * empty after them in the same parent. Images in links and buttons, and images with `data-no-zoom`, cannot be enlarged.
 *
 * @summary Enlarges images.
 * @example
 * <octavo-zoom>
 *   <img src="/dashboard.png" alt="Dashboard with three charts" />
 * </octavo-zoom>
 * @slot - Any content with images.
 * @csspart dialog - The native `<dialog>`.
 * @csspart image - The enlarged image.
 * @csspart close - The close button.
 */
@define('octavo-zoom')
export class Zoom extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override readonly loadsOnUse: boolean = true;
  static override styles = zoomStyles;
  static override readonly lightStyles = zoomLightStyles;

  @state() private image: HTMLImageElement | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement | null;

  #root: Element | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#root = this.children.length > 0 ? this : (this.parentElement ?? this);
    this.listen(this.#root, ['click', 'keydown'], this.#onActivate);
    // Images have no size until they load. The event does not bubble.
    this.listen(this.#root, ['load'], this.#prepare, true);
    this.observe(this.#root, { childList: true, subtree: true }, this.#prepare);
    // Otherwise the dialog would be open when the reader comes back.
    this.listen(document, ['octavo:before-update'], () => this.dialog?.close());
    this.#prepare();
  }

  override render() {
    const { image } = this;
    return html`<slot></slot>
      <dialog
        part="dialog"
        aria-label=${image?.alt || label('enlarge')}
        @click=${() => this.dialog?.close()}
        @close=${() => (this.image = undefined)}
      >
        ${image ? html`<img part="image" src=${image.currentSrc || image.src} alt=${image.alt} />` : nothing}
        <button part="close" type="button" aria-label=${label('close')}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </dialog>`;
  }

  /** Shows `image` enlarged. */
  async open(image: HTMLImageElement): Promise<void> {
    this.image = image;
    await this.updateComplete;
    this.dialog?.showModal();
  }

  /** Makes images accessible as buttons if they can be enlarged. */
  readonly #prepare = (): void => {
    for (const image of this.#root?.querySelectorAll('img') ?? []) {
      if (!isZoomable(image) || image.role) continue;
      image.role = 'button';
      image.tabIndex = 0;
      image.ariaHasPopup = 'dialog';
      // An empty text would hide the button from assistive technology.
      image.alt ||= label('enlarge');
    }
  };

  readonly #onActivate = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement) || target.ariaHasPopup !== 'dialog') return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void this.open(target);
  };
}

function isZoomable(image: HTMLImageElement): boolean {
  if (image.closest('a, button, summary, [slot="icon"], [slot="image"], [data-no-zoom]')) return false;
  const height = image.offsetHeight || image.naturalHeight || Number(image.getAttribute('height'));
  return height >= minHeight;
}
