import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkAll } from '../../core/tree/walk-html.js';
import { isOwnClass } from './own-classes.js';

/**
 * The names by which the author's style sheets can select elements of a page, without duplicates: classes that are not
 * Octavo's (`.hero`) and data attributes (`[data-step]`).
 */
export function authorNames(page: HtmlElement): string[] {
  const names = new Set<string>();
  walkAll(page, (element) => {
    for (const name of element.attribute('class')?.split(/\s+/) ?? [])
      if (name && !isOwnClass(name)) names.add(`.${name}`);
    for (const [name] of element.attributes('data-')) names.add(`[${name}]`);
  });
  return [...names];
}
