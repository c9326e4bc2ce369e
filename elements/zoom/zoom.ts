import { html, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import { label } from '../labels.js';
import { define, OctavoElement } from '../octavo-element.js';
import { zoomLightStyles, zoomStyles } from './zoom.styles.js';

/** Pictures that are no lower than this are worth enlarging, in pixels. */
const leastHeight = 72;

/**
 * Pictures that open large in a dialog, by click, Enter or the space bar; Escape or a click closes it. Stands around the
 * pictures, or, without content, after them in the same parent. A picture in a link, in a button or with `data-no-zoom`
 * stays as it is.
 *
 * @summary Enlarges pictures.
 * @example
 * <octavo-zoom>
 *   <img src="/dashboard.png" alt="Dashboard with three charts" />
 * </octavo-zoom>
 * @slot - Any content with pictures.
 * @csspart dialog - The native `<dialog>`.
 * @csspart image - The large picture.
 * @csspart close - The button that closes it.
 */
@define('octavo-zoom')
export class Zoom extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = zoomStyles;
  static override readonly lightStyles = zoomLightStyles;

  @state() private picture: HTMLImageElement | undefined;

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  #root: Element | undefined;
  #changes: MutationObserver | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#root = this.children.length > 0 ? this : (this.parentElement ?? this);
    for (const type of ['click', 'keydown']) this.#root.addEventListener(type, this.#asked);
    // Pictures have no size before they are loaded; that event does not bubble.
    this.#root.addEventListener('load', this.#prepare, true);
    this.#changes = new MutationObserver(this.#prepare);
    this.#changes.observe(this.#root, { childList: true, subtree: true });
    this.#prepare();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const type of ['click', 'keydown']) this.#root?.removeEventListener(type, this.#asked);
    this.#root?.removeEventListener('load', this.#prepare, true);
    this.#changes?.disconnect();
  }

  override render() {
    const { picture } = this;
    return html`<slot></slot>
      <dialog
        part="dialog"
        aria-label=${picture?.alt || label('enlarge')}
        @click=${() => this.dialog.close()}
        @close=${() => (this.picture = undefined)}
      >
        ${picture ? html`<img part="image" src=${picture.currentSrc || picture.src} alt=${picture.alt} />` : nothing}
        <button part="close" type="button" aria-label=${label('close')}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </dialog>`;
  }

  /** Shows `picture` large. */
  async open(picture: HTMLImageElement): Promise<void> {
    this.picture = picture;
    await this.updateComplete;
    this.dialog.showModal();
  }

  /** Makes what can be enlarged a button for the keyboard and for assistive technology. */
  readonly #prepare = (): void => {
    for (const picture of this.#root?.querySelectorAll('img') ?? []) {
      if (!isZoomable(picture) || picture.role) continue;
      picture.role = 'button';
      picture.tabIndex = 0;
      picture.ariaHasPopup = 'dialog';
      if (!picture.alt) picture.ariaLabel = label('enlarge');
    }
  };

  readonly #asked = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLImageElement) || target.ariaHasPopup !== 'dialog') return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void this.open(target);
  };
}

function isZoomable(picture: HTMLImageElement): boolean {
  if (picture.closest('a, button, summary, [slot="icon"], [slot="image"], [data-no-zoom]')) return false;
  const height = picture.offsetHeight || picture.naturalHeight || Number(picture.getAttribute('height'));
  return height >= leastHeight;
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-zoom': Zoom;
  }
}
