/** Walks through a tree. Raw text, templates and drawings are never entered: they are not content of the page. */
import { island, markup } from './html-element.js';
import type { HtmlElement } from './html-element.js';

/** Where a walk is. The same object for all elements of a walk. */
export interface HtmlCursor {
  readonly parent: HtmlElement;
  /** Place of the element among the children of `parent`. */
  readonly index: number;
  /** Whether an interactive component draws the element. It must stay as it is drawn; content of the page in a slot is not. */
  readonly isDrawn: boolean;
  /** Whether the element is in one with that name. */
  isIn(tag: string): boolean;
}

/** Called for each element, before what is in it. */
export type Visit = (element: HtmlElement, place: HtmlCursor) => void;

const closed = new Set(['script', 'style', 'textarea', 'title', 'template', 'svg', 'math', markup]);

/** Calls `visit` for the elements in `parent`. It may change, wrap or remove the element, and add others before it. */
export function walkHtml(parent: HtmlElement, visit: Visit): void {
  new Walk(visit).walk(parent);
}

class Walk implements HtmlCursor {
  parent!: HtmlElement;
  index = 0;
  isDrawn = false;
  readonly #visit: Visit;
  readonly #path: string[] = [];
  readonly isIn = (tag: string): boolean => this.#path.includes(tag);

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  walk(parent: HtmlElement, isDrawn = false): void {
    this.#path.push(parent.tag);
    const { children } = parent;
    for (let index = 0; index < children.length; index++) {
      const element = children[index]!;
      if (typeof element === 'string') continue;
      this.parent = parent;
      this.index = index;
      this.isDrawn = isDrawn;
      const { length } = children;
      this.#visit(element, this);
      index += children.length - length;
      if (element.children.length > 0 && !closed.has(element.tag))
        this.walk(element, element.tag === island || (isDrawn && element.tag !== 'octavo-slot'));
    }
    this.#path.pop();
  }
}

/** Calls `visit` for every element in `parent`, also in templates and drawings. */
export function walkAll(parent: HtmlElement, visit: (element: HtmlElement) => void): void {
  for (const child of parent.children) {
    if (typeof child === 'string' || child.tag === markup) continue;
    visit(child);
    if (child.children.length > 0) walkAll(child, visit);
  }
}
