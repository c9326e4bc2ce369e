import type { HtmlElement, HtmlNode } from '../../html/html-element.js';
import { walkAll } from '../../html/walk-html.js';

/** Element of `<Visibility>`, with the readers that its content is `for`: humans or agents. */
export const visibilityTag = 'octavo-visibility';

/** Leaves out what only agents read, and the elements around what only people read: a tab in one is a child of its group. */
export function keepForHumans(page: HtmlElement): void {
  replaceIn(page);
  walkAll(page, replaceIn);
}

function replaceIn(element: HtmlElement): void {
  if (element.children.some(isVisibility)) element.setChildren(element.children.flatMap(forHumans));
}

function forHumans(node: HtmlNode): HtmlNode[] {
  if (!isVisibility(node)) return [node];
  return node.attribute('for') === 'humans' ? node.children.flatMap(forHumans) : [];
}

function isVisibility(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && node.tag === visibilityTag;
}
