/**
 * Walks a tree. Skips raw text, templates and SVG, which are not page content, and shared content, which must not change.
 */
import { island, markup, type HtmlElement } from './html-element.js';

/** The position of a walk. The same object for all elements of a walk. */
export interface HtmlCursor {
  readonly parent: HtmlElement;
  /** Index of the element among the children of `parent`. */
  readonly index: number;
  /**
   * Whether an interactive component renders the element, which then must not change. Page content in a slot is not
   * included.
   */
  readonly isDrawn: boolean;
  /** Whether an ancestor has that name. */
  isIn(tag: string): boolean;
}

/** Called for each element, before its children. After `'skip'`, the walk does not enter it. */
export type Visit = (element: HtmlElement, place: HtmlCursor) => void | 'skip';

const closed = new Set(['script', 'style', 'textarea', 'title', 'template', 'svg', 'math', markup]);

/**
 * Calls `visit` for the elements in `parent`. It may change, wrap or remove the element, and insert elements before it.
 */
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
      const isSkipped = this.#visit(element, this) === 'skip';
      index += children.length - length;
      if (!isSkipped && !element.shared && element.children.length > 0 && !closed.has(element.tag))
        this.walk(element, element.tag === island || (isDrawn && element.tag !== 'octavo-slot'));
    }
    this.#path.pop();
  }
}

/** Calls `visit` for every element in `parent` outside of shared content, also in templates and SVG. */
export function walkAll(parent: HtmlElement, visit: (element: HtmlElement) => void): void {
  for (const child of parent.children) {
    if (typeof child === 'string' || child.tag === markup) continue;
    visit(child);
    if (!child.shared && child.children.length > 0) walkAll(child, visit);
  }
}

/** The names of the same elements. */
export function tagsIn(parent: HtmlElement): Set<string> {
  const tags = new Set<string>();
  walkAll(parent, ({ tag }) => tags.add(tag));
  return tags;
}
