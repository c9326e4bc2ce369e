import { html, nothing } from 'lit';
import { calloutIcon } from '../callout/callout-icons.js';
import { calloutKind } from '../callout/kinds.js';
import { define, OctavoElement, property } from '../octavo-element.js';
import { isSafeAddress } from '../safe-address.js';
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
 * @summary Shows a title and text in a box. With a link, the whole card is clickable.
 * @example
 * <octavo-card title="Quickstart" href="/quickstart" arrow>Set up in five minutes.</octavo-card>
 *
 * @slot - The content.
 * @slot title - The title. An `<a>` here covers the whole card.
 * @slot icon - An icon above or beside the title.
 * @slot image - An image across the top.
 * @slot cta - A call to action below the content.
 *
 * @csspart body - Everything below the image.
 * @csspart icon - The icon of `type`.
 * @csspart text - Title, content and call to action.
 * @csspart content - The content.
 * @csspart title - The title, if set by the attribute.
 * @csspart link - The title's link, if set by the attribute.
 * @csspart image - The image, if set by the attribute.
 * @csspart cta - The call to action, if set by the attribute.
 * @csspart arrow - The arrow in the corner.
 *
 * @cssproperty --octavo-card-color - Color of the icon, the border on hover, and the tint of `type`.
 */
@define('octavo-card')
export class Card extends OctavoElement {
  static override styles = cardStyles;
  static override readonly lightStyles = cardLightStyles;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';
  /** URL that the card links to. Use it with the `title` attribute. */
  @property() href = '';
  /** Where the link opens: `_blank` for a new tab. */
  @property() target = '';
  /** URL of an image at the top. */
  @property() img = '';
  /** Text of the call to action. */
  @property() cta = '';
  /** Puts the icon beside the text. */
  @property({ type: Boolean, reflect: true }) horizontal = false;
  /** Grays out the card and removes the link. */
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** Shows an arrow in the corner. */
  @property({ type: Boolean, reflect: true }) arrow = false;
  /** Tints the card and adds the icon of a callout: `note`, `tip`, `info`, `warning`, `check` or `danger`. */
  @property({ reflect: true }) type?: string;

  protected override render() {
    const kind = calloutKind(this.type);
    return html`<slot name="image">${this.img ? html`<img part="image" src=${this.img} alt="" />` : nothing}</slot>
      <div part="body">
        ${this.arrow ? arrow : nothing}
        <slot name="icon">${kind ? html`<span part="icon">${calloutIcon(kind)}</span>` : nothing}</slot>
        <div part="text">
          <slot name="title">${this.title ? this.#title() : nothing}</slot>
          <div part="content"><slot></slot></div>
          <slot name="cta">${this.cta ? html`<span part="cta">${this.cta}</span>` : nothing}</slot>
        </div>
      </div>`;
  }

  #title() {
    const { title, href, target, disabled } = this;
    if (!href || disabled || !isSafeAddress(href, 'page-link')) return html`<span part="title">${title}</span>`;
    return html`<a
      part="title link"
      href=${href}
      target=${target || nothing}
      rel=${target === '_blank' ? 'noopener' : nothing}
      >${title}</a
    >`;
  }
}
