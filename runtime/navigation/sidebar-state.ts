/** Keeps open groups of the sidebar open from one page to the next. */

/**
 * The storage key of the states: an object with the values of `aria-expanded`, by `keyOfGroup`.
 */
export const groupStatesKey = 'octavo-sidebar-open';

/** Storage key of the sidebar's scroll position. */
export const positionKey = 'octavo-sidebar';

/** The groups of the pages before. Throws without storage. */
export function savedStates(): Record<string, string | null> {
  return JSON.parse(sessionStorage.getItem(groupStatesKey) ?? '{}') as Record<string, string | null>;
}

/** The groups whose entries are on the page: buttons before their lists. */
export function groupsIn(page: ParentNode): NodeListOf<Element> {
  return page.querySelectorAll('#navigation-items button:has(+ ul)');
}

/** Names a group on all pages: by its label and its first page. */
export function keyOfGroup(group: Element): string {
  const label = group.ariaLabel ?? group.textContent;
  return `${label} ${group.nextElementSibling!.querySelector('a')?.getAttribute('href')}`;
}
