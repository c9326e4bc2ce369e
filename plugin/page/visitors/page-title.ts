import type { HtmlElement } from '../../core/tree/html-element.js';
import { textOf } from '../../core/tree/text-of.js';

/** Removes a first heading that repeats the page title, because the shell shows the title. */
export function removePageTitle(page: HtmlElement, title: string): void {
  const index = page.children.findIndex((child) => typeof child !== 'string' || child.trim() !== '');
  const first = page.children[index];
  if (first === undefined || typeof first === 'string' || first.tag !== 'h1' || textOf(first) !== title) return;
  page.children.splice(0, index + 1);
}
