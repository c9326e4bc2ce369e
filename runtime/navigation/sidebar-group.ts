/** A group of a large sidebar that is a link on pages away from it: `<a data-group="NAME">`. Scripts turn it into a button. */

/** Storage key of the HTML of open groups for the next page, by name. */
export const groupsKey = 'octavo-sidebar-groups';

/** Turns the link into a closed group; before a group with a page of its own, the link stays. */
export function toGroup(link: HTMLAnchorElement): HTMLButtonElement {
  const group = document.createElement('button');
  const { group: name, own } = link.dataset;
  const hasFocus = document.activeElement === link;
  group.dataset['group'] = name;
  group.dataset['href'] = link.href;
  group.ariaExpanded = 'false';
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
