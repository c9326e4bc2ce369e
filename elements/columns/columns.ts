import type { CSSResult } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { withoutOuterMargins } from '../content.styles.js';
import { cellStyles, columnsStyles, columnStyles } from './columns.styles.js';

/**
 * @summary Lays out its children in columns, and in fewer columns where space is limited.
 * @example
 * <octavo-columns cols="2">
 *   <octavo-column>On the left.</octavo-column>
 *   <octavo-column>On the right.</octavo-column>
 * </octavo-columns>
 *
 * @slot - Cards, columns or any other elements. Each child is one cell.
 *
 * @cssproperty [--octavo-columns=2] - Number of columns, if there is enough space. Any number.
 * @cssproperty [--octavo-columns-gap=1rem] - Gap between cells.
 * @cssproperty [--octavo-columns-min=11rem] - Minimum width of a column. Four columns can be narrower if they all fit then.
 */
@define('octavo-columns')
export class Columns extends OctavoElement {
  static override styles = columnsStyles;
  static override readonly lightStyles: CSSResult = cellStyles('octavo-columns');

  /** Maximum number of columns, 1 to 4. Default 2. */
  @property({ reflect: true }) cols?: string;
}

/**
 * @summary Groups content into one cell of `<octavo-columns>`.
 * @example
 * <octavo-columns cols="2">
 *   <octavo-column>On the left.</octavo-column>
 *   <octavo-column>On the right.</octavo-column>
 * </octavo-columns>
 * @slot - The content.
 */
@define('octavo-column')
export class Column extends OctavoElement {
  static override styles = columnStyles;
  static override readonly lightStyles = withoutOuterMargins('octavo-column');
}
