import type { HtmlElement } from '../../html/html-element.js';
import { walkAll } from '../../html/walk-html.js';

/** The class names on a page, without duplicates. */
export function classNames(page: HtmlElement): string[] {
  const names = new Set<string>();
  walkAll(page, (element) => {
    for (const name of element.attribute('class')?.split(/\s+/) ?? []) if (name) names.add(name);
  });
  return [...names];
}
