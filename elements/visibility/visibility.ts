import { css, html } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';

/**
 * @summary Content for readers only, or for agents that read the Markdown of a page only. Built pages have no trace of the latter.
 * @example
 * <octavo-visibility for="humans">Watch the video.</octavo-visibility>
 * @slot - The content.
 */
@define('octavo-visibility')
export class Visibility extends OctavoElement {
  static override styles = css`
    :host {
      display: contents;
    }
    :host([for='agents']) {
      display: none;
    }
  `;

  /** `humans` (default) or `agents`. */
  @property({ reflect: true, attribute: 'for' }) htmlFor?: string;

  protected override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-visibility': Visibility;
  }
}
