import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { frameLightStyles, frameStyles } from './frame.styles.js';

/**
 * @summary Frames an image, a video or other content, with a hint above and a caption below.
 * @example
 * <octavo-frame caption="The dashboard">
 *   <img src="/dashboard.png" alt="Dashboard with three charts" />
 * </octavo-frame>
 *
 * @slot - The content.
 * @slot hint - The hint above the content.
 * @slot caption - The caption below the content.
 *
 * @csspart figure - The native `<figure>`.
 * @csspart frame - The frame around the content.
 * @csspart description - The native `<figcaption>`.
 * @csspart caption - The caption, if set by the attribute.
 */
@define('octavo-frame')
export class Frame extends OctavoElement {
  static override styles = frameStyles;
  static override readonly lightStyles = frameLightStyles;

  /** The caption. The `caption` slot takes precedence. */
  @property() caption = '';

  protected override render() {
    return html`<figure part="figure">
      <slot name="hint"></slot>
      <div part="frame"><slot></slot></div>
      <figcaption part="description">
        <slot name="caption">${this.caption ? html`<span part="caption">${this.caption}</span>` : nothing}</slot>
      </figcaption>
    </figure>`;
  }
}
