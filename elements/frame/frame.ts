import { html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { frameLightStyles, frameStyles } from './frame.styles.js';

/**
 * @summary A frame around a picture, a film or any other content, with words above and below.
 * @example
 * <octavo-frame caption="The dashboard">
 *   <img src="/dashboard.png" alt="Dashboard with three charts" />
 * </octavo-frame>
 *
 * @slot - What is framed.
 * @slot hint - Words above.
 * @slot caption - Words below.
 *
 * @csspart frame - The box around the content.
 * @csspart caption - The words below, where they are an attribute.
 */
@define('octavo-frame')
export class Frame extends OctavoElement {
  static override styles = frameStyles;
  static override readonly lightStyles = frameLightStyles;

  /** The words below, for pages written by hand; the slot goes first. */
  @property() caption = '';

  protected override render() {
    return html`<figure>
      <slot name="hint"></slot>
      <div part="frame"><slot></slot></div>
      <figcaption>
        <slot name="caption">${this.caption ? html`<span part="caption">${this.caption}</span>` : nothing}</slot>
      </figcaption>
    </figure>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-frame': Frame;
  }
}
