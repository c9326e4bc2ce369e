import { define } from '../octavo-element.js';
import { Columns } from '../columns/columns.js';

/**
 * @summary Cards side by side; the older name of `<octavo-columns>`.
 * @slot - The cards.
 */
@define('octavo-card-group')
export class CardGroup extends Columns {}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-card-group': CardGroup;
  }
}
