import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkAll } from '../../core/tree/walk-html.js';

/** The class names on a page, without duplicates. */
export function classNames(page: HtmlElement): string[] {
  const names = new Set<string>();
  walkAll(page, (element) => {
    for (const name of element.attribute('class')?.split(/\s+/) ?? []) if (name) names.add(name);
  });
  return [...names];
}
