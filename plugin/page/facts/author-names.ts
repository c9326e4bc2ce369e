import type { HtmlElement } from '../../core/tree/html-element.js';
import { walkAll } from '../../core/tree/walk-html.js';
import { isOwnClass } from './own-classes.js';

/**
 * The names by which the author's style sheets can select elements of a page, without duplicates: classes that are not
 * Octavo's (`.hero`), data attributes (`[data-step]`), labels (`[aria-label="Search"]`), styles
 * (`[style="display:flex"]`), and `article`, which only the author's content can have.
 */
export function authorNames(page: HtmlElement): string[] {
  const names = new Set<string>();
  walkAll(page, (element) => {
    if (element.tag === 'article') names.add(element.tag);
    for (const name of element.attribute('class')?.split(/\s+/) ?? [])
      if (name && !isOwnClass(name)) names.add(`.${name}`);
    for (const key of ['aria-label', 'style']) {
      const value = element.attribute(key);
      if (value !== undefined) names.add(`[${key}="${value}"]`);
    }
    for (const [name, value] of element.attributes('data-'))
      names.add(name === 'data-component-part' ? `[${name}="${value}"]` : `[${name}]`);
  });
  return [...names];
}
