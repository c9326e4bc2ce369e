/** A group of a large sidebar that is a link: `<a data-group="NAME">`. Scripts turn it into `<details>`. */

/** Storage key of the HTML of open groups for the next page, by name. */
export const groupsKey = 'octavo-sidebar-groups';

/** Turns the link into a closed group; before a group with a page of its own, the link stays. */
export function toGroup(link: HTMLAnchorElement): HTMLDetailsElement {
  const group = document.createElement('details');
  const summary = document.createElement('summary');
  const { group: name, own } = link.dataset;
  const hasFocus = document.activeElement === link;
  group.dataset['group'] = name;
  group.dataset['href'] = link.href;
  group.append(summary);
  if (own === undefined) {
    summary.append(...link.childNodes);
    link.replaceWith(group);
    if (hasFocus) summary.focus();
  } else {
    summary.setAttribute('aria-label', link.textContent.trim());
    link.removeAttribute('data-group');
    link.removeAttribute('data-own');
    link.after(group);
  }
  return group;
}
