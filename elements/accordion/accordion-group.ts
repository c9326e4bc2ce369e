import { css } from 'lit';
import { define, OctavoElement } from '../octavo-element.js';
import { border, radius, space } from '../tokens.js';

/**
 * Accordions in a shared frame.
 *
 * @summary Groups accordions in one list.
 * @example
 * <octavo-accordion-group>
 *   <octavo-accordion title="Can I change my plan?">Yes, at any time.</octavo-accordion>
 *   <octavo-accordion title="Can I get a refund?">Within 30 days.</octavo-accordion>
 * </octavo-accordion-group>
 * @slot - `<octavo-accordion>` elements.
 */
@define('octavo-accordion-group')
export class AccordionGroup extends OctavoElement {
  static override styles = css`
    :host {
      display: block;
      margin-block: ${space};
      border: 1px solid ${border};
      border-radius: ${radius};
      overflow: clip;
    }
  `;
  static override readonly lightStyles = css`
    octavo-accordion-group > octavo-accordion {
      margin-block: 0;
      border-width: 0;
      --_radius: 0;
    }
    octavo-accordion-group > octavo-accordion:not(:first-child) {
      border-block-start-width: 1px;
    }
  `;
}
