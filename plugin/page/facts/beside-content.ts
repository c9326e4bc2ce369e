import type { HtmlElement } from '../../core/tree/html-element.js';

/** Content for the column beside a page. */
const tags = new Set(['octavo-panel', 'octavo-request-example', 'octavo-response-example']);

/** Whether a page has content for that column outside of other components. */
export function hasBesideContent({ elements }: HtmlElement): boolean {
  return elements.some((child) => tags.has(child.tag) || (!child.tag.includes('-') && hasBesideContent(child)));
}
