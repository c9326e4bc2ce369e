import { html, nothing } from 'lit';
import { calloutIcon } from '../callout/callout-icons.js';
import { calloutKind } from '../callout/kinds.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { cardLightStyles, cardStyles } from './card.styles.js';

const arrow = html`<svg
  part="arrow"
  viewBox="0 0 16 16"
  fill="none"
  stroke="currentColor"
  stroke-width="1.5"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="m4.5 11.5 7-7m-6 0h6v6" />
</svg>`;

/**
 * @summary A box with a title, words and often a link; with a link, all of it can be clicked.
 * @example
 * <octavo-card title="Quickstart" href="/quickstart" arrow>Set up in five minutes.</octavo-card>
 *
 * @slot - The words.
 * @slot title - The title; an `<a>` here is stretched over the whole card.
 * @slot icon - A picture beside or above the title.
 * @slot image - A picture over the whole width at the top.
 * @slot cta - A call to action below the words.
 *
 * @csspart body - Everything below the image.
 * @csspart content - Title, words and call to action.
 * @csspart title - The title, where it is an attribute.
 * @csspart link - The title's link, where it is an attribute.
 * @csspart image - The picture, where it is an attribute.
 * @csspart cta - The call to action, where it is an attribute.
 * @csspart arrow - The arrow in the corner.
 *
 * @cssproperty --octavo-card-color - Color of the icon, of the border under the pointer and of a typed card.
 */
@define('octavo-card')
export class Card extends OctavoElement {
  static override styles = cardStyles;
  static override readonly lightStyles = cardLightStyles;

  /** The title, for pages written by hand; the slot goes first. */
  @property() override title = '';
  /** Where the card leads, for pages written by hand. */
  @property() href = '';
  /** Where the link opens: `_blank` for a new tab. */
  @property() target = '';
  /** Address of a picture at the top, for pages written by hand. */
  @property() img = '';
  /** Words of the call to action, for pages written by hand. */
  @property() cta = '';
  /** Icon and words side by side. */
  @property({ type: Boolean, reflect: true }) horizontal = false;
  /** Shown gray. The title is not a link. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Shows an arrow in the corner. */
  @property({ type: Boolean, reflect: true }) arrow = false;
  /** Tint and icon of a callout: `note`, `tip`, `info`, `warning`, `check` or `danger`. */
  @property({ reflect: true }) type?: string;

  protected override render() {
    const kind = calloutKind(this.type);
    return html`<slot name="image">${this.img ? html`<img part="image" src=${this.img} alt="" />` : nothing}</slot>
      <div part="body">
        ${this.arrow ? arrow : nothing}
        <slot name="icon">${kind ? calloutIcon(kind) : nothing}</slot>
        <div part="content">
          <slot name="title">${this.title ? this.#title() : nothing}</slot>
          <slot></slot>
          <slot name="cta">${this.cta ? html`<span part="cta">${this.cta}</span>` : nothing}</slot>
        </div>
      </div>`;
  }

  #title() {
    const { title, href, target, disabled } = this;
    if (!href || disabled) return html`<span part="title">${title}</span>`;
    return html`<a
      part="title link"
      href=${href}
      target=${target || nothing}
      rel=${target === '_blank' ? 'noopener' : nothing}
      >${title}</a
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-card': Card;
  }
}
