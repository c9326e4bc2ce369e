import { define } from '../octavo-element.js';
import { Columns } from '../columns/columns.js';
import { cellStyles } from '../columns/columns.styles.js';

/**
 * @summary Lays cards out in columns. An older name of `<octavo-columns>`.
 * @example
 * <octavo-card-group cols="2">
 *   <octavo-card title="Quickstart" href="/quickstart">Set up in five minutes.</octavo-card>
 *   <octavo-card title="Guides" href="/guides">Learn by example.</octavo-card>
 * </octavo-card-group>
 * @slot - The cards.
 */
@define('octavo-card-group')
export class CardGroup extends Columns {
  static override readonly lightStyles = cellStyles('octavo-card-group');
}
