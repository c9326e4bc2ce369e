import { css } from 'lit';
import { define, OctavoElement } from '../octavo-element.js';
import { withoutOuterMargins } from '../content.styles.js';

/**
 * @summary Shows content in the column beside the page, instead of the table of contents. On narrow screens it is part of the text.
 * @example
 * <octavo-panel>Need help? Contact support.</octavo-panel>
 * @slot - The content.
 */
@define('octavo-panel')
export class Panel extends OctavoElement {
  static override styles = css`
    :host {
      display: block;
      margin-block: 1.5rem;
    }
  `;
  static override readonly lightStyles = withoutOuterMargins('octavo-panel');

  constructor() {
    super();
    this.internals.role = 'complementary';
  }
}
