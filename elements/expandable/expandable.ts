import { css, html } from 'lit';
import { Disclosure } from '../accordion/disclosure.js';
import { disclosureStyles } from '../accordion/disclosure.styles.js';
import { define } from '../octavo-element.js';
import { border, heading, muted, radius, space } from '../tokens.js';

/**
 * The properties of an object, or other detail, behind one line.
 *
 * @summary Opens nested properties.
 * @example
 * <octavo-expandable title="Properties of the address">
 *   <octavo-response-field name="city" type="string">The city.</octavo-response-field>
 * </octavo-expandable>
 * @slot - The content, such as fields.
 * @slot title - What is inside.
 * @slot anchor - Targets of links. Part of the content, so that a link opens it.
 * @csspart base - The native `<details>`.
 * @csspart summary - The line that opens and closes.
 * @csspart content - The box around the content.
 * @fires {ToggleEvent} octavo-toggle - It was opened or closed, by a reader, a link or a search.
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
