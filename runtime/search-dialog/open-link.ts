import { createElement } from './create-element.js';

/** Opens a page as a click on a link does, so that it can change in place. */
export function openLink(href: string): void {
  const link = createElement('a', { href, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
}
