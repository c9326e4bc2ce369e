/** The elements of footnotes, as GitHub's Markdown has them. */
import type { HtmlElement } from './html-element.js';

/** The attribute with the file of footnotes that are not of the page itself. No page has it when it is written. */
export const footnoteScope = 'data-octavo-footnotes-of';

/** Whether an element is the number of a footnote, or the arrow back to it. The text around them does not contain them. */
export function isFootnoteMark(element: HtmlElement): boolean {
  return element.tag === 'a' && (element.has('data-footnote-ref') || element.has('data-footnote-backref'));
}
