import { HtmlElement } from '../../core/tree/html-element.js';
import { textOf } from '../../core/tree/text-of.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** A column with longer text does not shrink to make room for other columns: the table scrolls. In characters. */
const maxNarrowTextLength = 60;

/** Wraps tables in a container that scrolls and can receive keyboard focus, and marks empty headers and columns with long text. */
export function wrapTables(page: HtmlElement): void {
  walkHtml(page, (table, { parent, index, isDrawn }) => {
    if (table.tag !== 'table' || isDrawn) return;
    parent.children[index] = HtmlElement.make('div', { class: 'octavo-table', tabindex: '0' }, [table]);
    const rows = rowsIn(table);
    rows
      .flat()
      .filter(isEmptyHeader)
      .forEach((cell) => cell.add('role', 'cell'));
    markLongColumns(rows);
  });
}

/** Markdown has no other syntax for a corner. For a screen reader, a header without text would head its column. */
function isEmptyHeader(cell: HtmlElement): boolean {
  return cell.tag === 'th' && !cell.has('role') && cell.elements.length === 0 && textOf(cell).trim() === '';
}

/** Adds `data-long` to the first cells of the columns, unless the author sets their widths. */
function markLongColumns(rows: readonly HtmlElement[][]): void {
  if (rows.flat().some((cell) => cell.has('colspan') || cell.has('rowspan'))) return;
  rows[0]?.forEach((first, column) => {
    const isLong = rows.some((row) => row[column] !== undefined && textOf(row[column]).length > maxNarrowTextLength);
    if (isLong && !hasOwnWidth(first)) first.add('data-long', true);
  });
}

/** A class or a style can set the width; the style of an aligned column does not. */
function hasOwnWidth(cell: HtmlElement): boolean {
  const style = cell.attribute('style') ?? '';
  return cell.has('class') || cell.has('width') || (style !== '' && !/^text-align:\w+$/.test(style));
}

/** The cells of each row. */
function rowsIn({ elements }: HtmlElement): HtmlElement[][] {
  return elements.flatMap((child) => {
    if (child.tag === 'tr') return [child.elements];
    return ['thead', 'tbody', 'tfoot'].includes(child.tag) ? rowsIn(child) : [];
  });
}
