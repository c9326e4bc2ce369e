import { css, html, nothing } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';

const fill = css`
  width: 100%;
  height: 100%;
  margin: 0;
  border-radius: 0;
  object-fit: contain;
`;

/**
 * @summary Shows an icon in the color and size of the text.
 * @example
 * <octavo-icon src="/star.svg" label="Favorite"></octavo-icon>
 *
 * @slot - An inline `<svg>`.
 *
 * @csspart image - The image, if set by `src`.
 *
 * @cssproperty [--octavo-icon-size=1em] - Width and height.
 */
@define('octavo-icon')
export class Icon extends OctavoElement {
  static override styles = css`
    :host {
      display: inline-flex;
      width: var(--octavo-icon-size, 1em);
      height: var(--octavo-icon-size, 1em);
      vertical-align: -0.125em;
    }
    [part='image'] {
      ${fill}
    }
  `;
  static override readonly lightStyles = css`
    octavo-icon > * {
      ${fill}
    }
  `;

  /** URL of an image. */
  @property() src = '';
  /** Text alternative. Without it, assistive technology ignores the icon. */
  @property() label = '';

  protected override render() {
    return html`<slot>${this.src ? html`<img part="image" src=${this.src} alt=${this.label} />` : nothing}</slot>`;
  }
}
