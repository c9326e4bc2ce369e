import type { HtmlElement, HtmlNode } from '../../core/tree/html-element.js';
import { walkAll } from '../../core/tree/walk-html.js';

/** Element of `<Visibility>`, with the audience (`for`) of its content: humans or agents. */
export const visibilityTag = 'octavo-visibility';

/** Removes content for agents, and unwraps content for humans, so that a tab in it is a child of its group. */
export function keepForHumans(page: HtmlElement): void {
  replaceIn(page);
  walkAll(page, replaceIn);
}

function replaceIn(element: HtmlElement): void {
  if (element.children.some(isVisibility)) element.children = element.children.flatMap(forHumans);
}

function forHumans(node: HtmlNode): HtmlNode[] {
  if (!isVisibility(node)) return [node];
  return node.attribute('for') === 'humans' ? node.children.flatMap(forHumans) : [];
}

function isVisibility(node: HtmlNode): node is HtmlElement {
  return typeof node !== 'string' && node.tag === visibilityTag;
}
