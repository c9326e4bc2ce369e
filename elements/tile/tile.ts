import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { isSafeAddress } from '../safe-address.js';
import { tileLightStyles, tileStyles } from './tile.styles.js';

/**
 * @summary Shows an image on a patterned background with a linked title.
 * @example
 * <octavo-tile title="Buttons" href="/buttons" description="Primary and secondary">
 *   <img src="/buttons.png" alt="" />
 * </octavo-tile>
 *
 * @slot - The image.
 * @slot title - The title. An `<a>` here covers the whole tile.
 * @slot description - A line below the title.
 *
 * @csspart preview - The background of the image.
 * @csspart caption - Title and description.
 * @csspart title - The title, if set by the attribute.
 * @csspart description - The description, if set by the attribute.
 * @csspart link - The title's link, if set by the attribute.
 *
 * @cssproperty [--octavo-tile-height=11rem] - Height of the preview.
 */
@define('octavo-tile')
export class Tile extends OctavoElement {
  static override styles = tileStyles;
  static override readonly lightStyles = tileLightStyles;

  /** The title. The `title` slot takes precedence. */
  @property() override title = '';
  /** URL that the tile links to. Use it with the `title` attribute. */
  @property() href = '';
  /** The line below the title. The `description` slot takes precedence. */
  @property() description = '';

  protected override render() {
    const { title, href, description } = this;
    const link =
      href && isSafeAddress(href, 'page-link')
        ? html`<a part="title link" href=${href}>${title}</a>`
        : title
          ? html`<span part="title">${title}</span>`
          : nothing;
    return html`<div part="preview"><slot></slot></div>
      <div part="caption">
        <slot name="title">${link}</slot>
        <slot name="description">${description ? html`<span part="description">${description}</span>` : nothing}</slot>
      </div>`;
  }
}
