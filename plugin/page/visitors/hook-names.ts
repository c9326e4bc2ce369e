/** Names of elements in the content that authors' rules and scripts look for. */
import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Elements whose first one on a page has an id, if no other element has it. */
const withIds = new Map([
  ['octavo-request-example', 'request-example'],
  ['octavo-response-example', 'response-example'],
]);

/** Names links in text, and examples. Links of components are in slots; links with a class have their own look. */
export function addHookNames(page: HtmlElement, ids: readonly string[]): void {
  const taken = new Set(ids);
  walkHtml(page, (element, { isDrawn }) => {
    if (isDrawn) return;
    if (element.tag === 'a' && element.has('href') && !element.has('class') && !element.has('slot'))
      element.add('class', 'link');
    const id = withIds.get(element.tag);
    if (id === undefined || taken.has(id) || element.has('id')) return;
    taken.add(id);
    element.add('id', id);
  });
}
