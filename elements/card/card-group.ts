import { define } from '../octavo-element.js';
import { OctavoColumns } from '../columns/columns.js';

/**
 * @summary Cards side by side; the older name of `<octavo-columns>`.
 * @slot - The cards.
 */
@define('octavo-card-group')
export class OctavoCardGroup extends OctavoColumns {}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-card-group': OctavoCardGroup;
  }
}
