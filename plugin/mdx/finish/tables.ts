import { HtmlElement } from '../../html/html-element.js';
import { walkHtml } from '../../html/walk-html.js';

/** Wraps tables in a container that scrolls and can receive keyboard focus. */
export function wrapTables(page: HtmlElement): void {
  walkHtml(page, (table, { parent, index, isDrawn }) => {
    if (table.tag !== 'table' || isDrawn) return;
    parent.children[index] = HtmlElement.make('div', { class: 'octavo-table', tabindex: '0' }, [table]);
  });
}
