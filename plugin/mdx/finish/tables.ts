import { HtmlElement } from '../../html/html-element.js';
import { walkHtml } from '../../html/walk-html.js';

/** Wide tables scroll in a box of their own, which the keyboard can reach. */
export function wrapTables(page: HtmlElement): void {
  walkHtml(page, (table, { parent, index, isDrawn }) => {
    if (table.tag !== 'table' || isDrawn) return;
    parent.children[index] = HtmlElement.make('div', { class: 'octavo-table', tabindex: '0' }, [table]);
  });
}
