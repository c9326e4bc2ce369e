/** Walks through a tree. Raw text, templates and drawings are never entered: they are not content of the page. */
import { island, markup } from './html-element.js';
import type { HtmlElement } from './html-element.js';

/** An element on the way, with what is around it. */
export interface HtmlPlace {
  parent: HtmlElement;
  /** Its place among the children of `parent`. */
  index: number;
  /** Names of the elements around it that matter to someone: whether it is in a link, in a component. */
  isIn(tag: string): boolean;
  /** Whether an interactive component draws it. It must stay as it is drawn; content of the page in a slot is not. */
  isDrawn: boolean;
}

/** Called for each element, before what is in it. `false`: what is in it is skipped. */
export type Visit = (element: HtmlElement, place: HtmlPlace) => boolean | void;

const closed = new Set(['script', 'style', 'textarea', 'title', 'template', 'svg', 'math', markup]);

/** Calls `visit` for the elements in `parent`. Children that are added before or around the visited one are not visited. */
export function walkHtml(parent: HtmlElement, visit: Visit): void {
  walk(parent, visit, [parent], false);
}

function walk(parent: HtmlElement, visit: Visit, path: HtmlElement[], isDrawn: boolean): void {
  const isIn = (tag: string): boolean => path.some((each) => each.tag === tag);
  const children = [...parent.children];
  for (const element of children) {
    if (typeof element === 'string') continue;
    const enters = visit(element, {
      parent,
      get index() {
        return parent.children.indexOf(element);
      },
      isIn,
      isDrawn,
    });
    if (enters === false || element.children.length === 0 || closed.has(element.tag)) continue;
    path.push(element);
    walk(element, visit, path, element.tag === island || (isDrawn && element.tag !== 'octavo-slot'));
    path.pop();
  }
}

/** Calls `visit` for every element in `parent`, also in templates and drawings. */
export function walkAll(parent: HtmlElement, visit: (element: HtmlElement) => void): void {
  for (const child of parent.children) {
    if (typeof child === 'string' || child.tag === markup) continue;
    visit(child);
    walkAll(child, visit);
  }
}
