import { html, nothing, svg } from 'lit';
import { state } from 'lit/decorators.js';
import { CopyEvent, resultTime } from '../copy-text.js';
import { label } from '../labels.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import type { pictureActionPlacements } from './picture-actions.js';
import { copyPicture } from './picture-image.js';
import { pictureLightStyles, pictureStyles } from './picture.styles.js';

const icons = {
  copy: svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M5 15V6a2 2 0 0 1 2-2h9"/>`,
  done: svg`<path d="m5 12 5 5L20 7"/>`,
  download: svg`<path d="M12 4v11m-5-5 5 5 5-5M5 20h14"/>`,
  failed: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
};

/**
 * Buttons over a picture, shown while the pointer or the focus is on it, and always where there is no pointer.
 *
 * @summary A picture that readers can copy or save.
 * @example
 * <octavo-picture actions="copy download" placement="top-right">
 *   <img src="/logo.svg" alt="Logo" />
 * </octavo-picture>
 * @slot - The picture: `<img>`.
 * @csspart actions - The row of buttons.
 * @csspart action - A button, or the link that saves the picture.
 * @fires {CopyEvent} octavo-copy - The picture was copied; `text` is its address.
 */
@define('octavo-picture')
export class Picture extends OctavoElement {
  static override readonly interactive: boolean = true;
  static override styles = pictureStyles;
  static override readonly lightStyles = pictureLightStyles;

  /** What readers can do: `copy`, `download`, or both with a space between them. Default `copy download`. */
  @property() actions?: string;

  /** Where the buttons are. Default `bottom-center`. */
  @property({ reflect: true }) placement?: (typeof pictureActionPlacements)[number];

  @state() private result: 'done' | 'failed' | undefined;

  @state() private address = '';

  override connectedCallback(): void {
    super.connectedCallback();
    // A picture that changes loads again; that event does not bubble.
    this.addEventListener('load', this.#read, true);
  }

  protected override render() {
    return html`<slot @slotchange=${this.#read}></slot> ${this.address ? this.#buttons() : nothing}`;
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
          ? html`<a part="action" href=${this.address} download aria-label=${label('download')}>${icon('download')}</a>`
          : nothing
      }<span role="status">${result ? label(result === 'done' ? 'copied' : 'copyFailed') : nothing}</span>
    </div>`;
  }

  readonly #read = (): void => {
    const picture = this.#picture();
    this.address = picture?.currentSrc || picture?.src || '';
  };

  readonly #copy = async (): Promise<void> => {
    const picture = this.#picture();
    if (!picture) return;
    this.result = (await copyPicture(picture)) ? 'done' : 'failed';
    if (this.result === 'done') this.dispatchEvent(new CopyEvent(picture.src));
    setTimeout(() => (this.result = undefined), resultTime);
  };

  /** Where there is one for each theme, the one that is seen. */
  #picture(): HTMLImageElement | undefined {
    const pictures = [...this.querySelectorAll('img')];
    return pictures.find((picture) => picture.checkVisibility()) ?? pictures[0];
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
