import { Disclosure } from '../accordion/disclosure.js';
import { withoutOuterMargins } from '../content.styles.js';
import { define } from '../octavo-element.js';
import { expandableStyles } from './expandable.styles.js';

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
 * @csspart title - The title, if set by the attribute.
 * @csspart content - The wrapper around the content.
 * @fires {ToggleEvent} octavo-toggle - Fired after it opens or closes, also by a link or find-in-page.
 */
@define('octavo-expandable')
export class Expandable extends Disclosure {
  static override styles = expandableStyles;
  static override readonly lightStyles = withoutOuterMargins('octavo-expandable');

  protected summary() {
    return this.titleSlot();
  }
}
