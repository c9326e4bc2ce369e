import { css, html } from 'lit';
import { define, OctavoElement } from '../octavo-element.js';
import { contentStyles } from '../content.styles.js';

/**
 * @summary Content for the column beside the page, in place of the table of contents; in the text where there is no column.
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
  static override readonly lightStyles = contentStyles('octavo-panel');

  constructor() {
    super();
    this.internals.role = 'complementary';
  }

  protected override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-panel': Panel;
  }
}
