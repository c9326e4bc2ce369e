/**
 * A group of the sidebar that opens: `<button aria-expanded="false">`, before the list of its entries. In a large sidebar it is
 * a link with the name of its fragment, `<a data-group="NAME">`, on pages away from it.
 */

/** Storage key of the HTML of open groups for the next page, by name. */
export const groupsKey = 'octavo-sidebar-groups';

export function isOpen(group: Element): boolean {
  return group.getAttribute('aria-expanded') === 'true';
}

export function setOpen(group: Element, open: boolean): void {
  group.setAttribute('aria-expanded', String(open));
}

/** Turns the link into a closed group; before a group with a page of its own, the link stays. */
export function toGroup(link: HTMLAnchorElement): HTMLButtonElement {
  const group = document.createElement('button');
  const { group: name, own } = link.dataset;
  const hasFocus = document.activeElement === link;
  group.dataset['group'] = name;
  group.dataset['href'] = link.href;
  setOpen(group, false);
  if (own === undefined) {
    group.append(...link.childNodes);
    link.replaceWith(group);
    if (hasFocus) group.focus();
  } else {
    group.ariaLabel = link.textContent.trim();
    group.append(link.lastElementChild!);
    link.removeAttribute('data-group');
    link.removeAttribute('data-own');
    link.after(group);
  }
  return group;
}
