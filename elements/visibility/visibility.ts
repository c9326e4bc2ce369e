import { css } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';

/**
 * @summary Limits content to people, or to AI agents, which read the Markdown form of a page.
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

  /** The audience of the content: `humans` (default) or `agents`. */
  @property({ reflect: true, attribute: 'for' }) htmlFor?: string;
}
