import { css, html } from 'lit';
import { Disclosure } from '../accordion/disclosure.js';
import { disclosureStyles } from '../accordion/disclosure.styles.js';
import { define } from '../octavo-element.js';
import { border, heading, muted, radius, space } from '../tokens.js';

/**
 * Collapsible details, such as the properties of an object.
 *
 * @summary Hides nested properties until the reader opens them.
 * @example
 * <octavo-expandable title="Properties of the address">
 *   <octavo-response-field name="city" type="string">The city.</octavo-response-field>
 * </octavo-expandable>
 * @slot - The content, such as fields.
 * @slot title - The title.
 * @slot anchor - Link targets. They are part of the content, so a link to one opens the element.
 * @csspart base - The native `<details>`.
 * @csspart summary - The row that opens and closes the element.
 * @csspart content - The wrapper around the content.
 * @fires {ToggleEvent} octavo-toggle - Fired after it opens or closes, also by a link or find-in-page.
 */
@define('octavo-expandable')
export class Expandable extends Disclosure {
  static override styles = [
    disclosureStyles,
    css`
      :host {
        display: block;
        margin-block: ${space};
        border: 1px solid ${border};
        border-radius: ${radius};
      }
      summary {
        gap: 0.5em;
        padding: 0.5em 0.875em;
        color: ${muted};
        font-size: 0.875em;
        font-weight: 500;
      }
      summary:hover {
        color: ${heading};
      }
      [part='content'] {
        padding: 0 ${space} ${space};
      }
    `,
  ];

  protected summary() {
    return html`<slot name="title">${this.title || undefined}</slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-expandable': Expandable;
  }
}
