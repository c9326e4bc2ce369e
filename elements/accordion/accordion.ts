import { html } from 'lit';
import { define } from '../octavo-element.js';
import { withoutOuterMargins } from '../content.styles.js';
import { accordionStyles } from './accordion.styles.js';
import './accordion-group.js';
import { Disclosure } from './disclosure.js';
import { disclosureStyles } from './disclosure.styles.js';

/**
 * A collapsible section with a title.
 *
 * @summary Hides details until the reader opens them.
 * @example
 * <octavo-accordion title="Can I change my plan?">Yes, at any time.</octavo-accordion>
 * @slot - The content.
 * @slot title - The title.
 * @slot description - A line under the title.
 * @slot icon - An icon before the title.
 * @slot anchor - Link targets. They are part of the content, so a link to one opens the section.
 * @csspart base - The native `<details>`.
 * @csspart summary - The row that opens and closes the section.
 * @csspart text - The wrapper around title and description.
 * @csspart title - The title, if set by the attribute.
 * @csspart content - The wrapper around the content.
 * @fires {ToggleEvent} octavo-toggle - Fired after the section opens or closes, also by a link or find-in-page.
 */
@define('octavo-accordion')
export class Accordion extends Disclosure {
  static override styles = [disclosureStyles, accordionStyles];
  static override readonly lightStyles = withoutOuterMargins('octavo-accordion');

  protected summary() {
    return html`<slot name="icon"></slot><span part="text">${this.titleSlot()}<slot name="description"></slot></span>`;
  }
}
