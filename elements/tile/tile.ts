import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { tileLightStyles, tileStyles } from './tile.styles.js';

/**
 * @summary A picture on a patterned ground with a title below, that leads somewhere.
 * @example
 * <octavo-tile title="Buttons" href="/buttons" description="Primary and secondary">
 *   <img src="/buttons.png" alt="" />
 * </octavo-tile>
 *
 * @slot - The picture.
 * @slot title - The title; an `<a>` here is stretched over the whole tile.
 * @slot description - A line below the title.
 *
 * @csspart preview - The ground of the picture.
 * @csspart caption - Title and description.
 * @csspart title - The title, where it is an attribute.
 * @csspart link - The title's link, where it is an attribute.
 *
 * @cssproperty [--octavo-tile-height=11rem] - Height of the ground.
 */
@define('octavo-tile')
export class Tile extends OctavoElement {
  static override styles = tileStyles;
  static override readonly lightStyles = tileLightStyles;

  /** The title, for pages written by hand; the slot goes first. */
  @property() override title = '';
  /** Where the tile leads, for pages written by hand. */
  @property() href = '';
  /** The line below the title, for pages written by hand. */
  @property() description = '';

  protected override render() {
    const { title, href, description } = this;
    const link = href
      ? html`<a part="title link" href=${href}>${title}</a>`
      : title
        ? html`<span part="title">${title}</span>`
        : nothing;
    return html`<div part="preview"><slot></slot></div>
      <div part="caption">
        <slot name="title">${link}</slot>
        <slot name="description">${description || nothing}</slot>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-tile': Tile;
  }
}
