import { html } from 'lit';
import { define } from '../octavo-element.js';
import { accordionStyles } from './accordion.styles.js';
import './accordion-group.js';
import { Disclosure } from './disclosure.js';
import { disclosureStyles } from './disclosure.styles.js';

/**
 * A section that opens under its title.
 *
 * @summary Hides details until a reader wants them.
 * @example
 * <octavo-accordion title="Can I change my plan?">Yes, at any time.</octavo-accordion>
 * @slot - The content.
 * @slot title - The title.
 * @slot description - A line under the title.
 * @slot icon - A picture before the title.
 * @slot anchor - Targets of links. Part of the content, so that a link opens it.
 * @csspart base - The native `<details>`.
 * @csspart summary - The row that opens and closes.
 * @csspart content - The box around the content.
 * @fires {ToggleEvent} octavo-toggle - It was opened or closed, by a reader, a link or a search.
 */
@define('octavo-accordion')
export class Accordion extends Disclosure {
  static override styles = [disclosureStyles, accordionStyles];

  protected summary() {
    return html`<slot name="icon"></slot
      ><span><slot name="title">${this.title || undefined}</slot><slot name="description"></slot></span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-accordion': Accordion;
  }
}
