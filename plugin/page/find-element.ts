import type { HtmlElement } from '../core/tree/html-element.js';
import { textOf } from '../core/tree/text-of.js';

/** The first element in `parent` with that name. */
export function findTag(parent: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of parent.elements) {
    const match = child.tag === tag ? child : findTag(child, tag);
    if (match) return match;
  }
  return undefined;
}

/** The child of `parent` in a slot. */
export function slotted(parent: HtmlElement, slot: string): HtmlElement | undefined {
  return parent.elements.find((child) => child.attribute('slot') === slot);
}

/** The text of that child; empty if there is none. */
export function slotText(parent: HtmlElement, slot: string): string {
  const child = slotted(parent, slot);
  return child ? textOf(child) : '';
}
