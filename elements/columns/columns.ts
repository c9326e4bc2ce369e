import { html } from 'lit';
import { define, OctavoElement, property } from '../octavo-element.js';
import { contentStyles } from '../content.styles.js';
import { columnsStyles, columnStyles } from './columns.styles.js';

/**
 * @summary Children side by side, in fewer columns where the place is narrow.
 * @example
 * <octavo-columns cols="2">
 *   <octavo-column>On the left.</octavo-column>
 *   <octavo-column>On the right.</octavo-column>
 * </octavo-columns>
 *
 * @slot - Cards, columns or anything else; each child is one cell.
 *
 * @cssproperty [--octavo-columns=2] - How many columns where there is room; any number.
 * @cssproperty [--octavo-columns-gap=1rem] - Space between cells.
 * @cssproperty [--octavo-columns-min=11rem] - Width below which a column is given up.
 */
@define('octavo-columns')
export class Columns extends OctavoElement {
  static override styles = columnsStyles;

  /** Most columns in a row, 1 to 4. Default 2. */
  @property({ reflect: true }) cols?: string;

  protected override render() {
    return html`<slot></slot>`;
  }
}

/**
 * @summary One cell of `<octavo-columns>` with any content.
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
  static override readonly lightStyles = contentStyles('octavo-column');

  protected override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'octavo-columns': Columns;
    'octavo-column': Column;
  }
}
