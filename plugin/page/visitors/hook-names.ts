/** Names of elements in the content that authors' rules and scripts look for. */
import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkHtml } from '../../core/tree/walk-html.js';

/** Elements whose first one on a page has an id, if no other element has it. */
const withIds = new Map([
  ['octavo-request-example', 'request-example'],
  ['octavo-response-example', 'response-example'],
]);

/** Elements that get names. */
const namedTags = ['a', ...withIds.keys()];

/** Elements that are part of a line of text. */
const inline = new Set(
  'abbr b cite code del em i ins kbd mark math q s samp small span strong sub sup u var wbr'.split(' '),
);

/** Names links in text and examples. `tags`: of all elements. */
export function addHookNames(page: HtmlElement, tags: ReadonlySet<string>, ids: readonly string[]): void {
  if (!namedTags.some((tag) => tags.has(tag))) return;
  const taken = new Set(ids);
  walkHtml(page, (element, { isDrawn }) => {
    if (isDrawn) return;
    if (isTextLink(element)) element.add('class', 'link');
    const id = withIds.get(element.tag);
    if (id === undefined || taken.has(id) || element.has('id')) return;
    taken.add(id);
    element.add('id', id);
  });
}

/** Whether an element is a link in a line of text. Links of components are parts, and links with a class have their own look. */
function isTextLink(element: HtmlElement): boolean {
  if (element.tag !== 'a' || !element.has('href')) return false;
  if (['class', 'slot', 'data-component-part'].some((name) => element.has(name))) return false;
  return element.elements.every(({ tag }) => inline.has(tag));
}
