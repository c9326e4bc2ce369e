import type { HtmlElement } from '../../html/html-element.js';

/** What goes into the column beside a page. */
const tags = new Set(['octavo-panel', 'octavo-request-example', 'octavo-response-example']);

/** Whether a page has something for the column beside it that is not inside another component. */
export function hasBesideContent({ children }: HtmlElement): boolean {
  return children.some((child) => {
    if (typeof child === 'string') return false;
    return tags.has(child.tag) || (!child.tag.includes('-') && hasBesideContent(child));
  });
}
