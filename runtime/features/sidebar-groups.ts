/** In a large sidebar: opens groups whose entries are not on the page. Their fragments are in a folder beside this script. */
import { attempt } from '../../elements/attempt.js';
import { restoreGroups } from '../first-paint/groups.js';
import { keepPromise } from '../keep-promise.js';
import { groupsKey, toGroup } from '../navigation/sidebar-group.js';

/** Characters of open groups that are kept for the next page. */
const maxKept = 200_000;

const sidebar = document.getElementById('sidebar')!;
const fragments = new Map<string, Promise<string>>();

turnLinks();
// After the page itself has marked the group as open.
document.addEventListener('click', ({ target }) => void open((target as Element).closest('button')));
for (const type of ['pointerover', 'focusin']) sidebar.addEventListener(type, prefetch);
addEventListener('pagehide', keepGroups);
document.addEventListener('octavo:before-update', keepGroups);
document.addEventListener('octavo:after-update', () => {
  restoreGroups();
  turnLinks();
});

function turnLinks(): void {
  for (const link of sidebar.querySelectorAll<HTMLAnchorElement>('a[data-group]')) toGroup(link);
}

/** The name of a group whose entries are not on the page yet. */
function missing(group: HTMLElement | null | undefined): string | undefined {
  return group?.nextElementSibling ? undefined : group?.dataset['group'];
}

function prefetch({ target }: Event): void {
  const name = missing((target as Element).closest('button'));
  // A failure is reported when the group is opened.
  if (name) keepPromise(fragments, name, request).catch(() => {});
}

async function open(group: HTMLElement | null): Promise<void> {
  const name = missing(group);
  if (!group || !name || group.ariaExpanded !== 'true') return;
  try {
    const html = await keepPromise(fragments, name, request);
    if (!missing(group)) return;
    group.insertAdjacentHTML('afterend', html);
    turnLinks();
  } catch {
    // The first page of the group shows its entries.
    location.href = group.dataset['href']!;
  }
}

async function request(name: string): Promise<string> {
  const response = await fetch(new URL(`sidebar/${name}.txt`, import.meta.url));
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Keeps the groups that are open for the next page, which shows them before it is painted. */
function keepGroups(): void {
  const earlier = attempt(() => JSON.parse(sessionStorage.getItem(groupsKey)!) as Record<string, string>);
  const groups = new Map(Object.entries(earlier ?? {}));
  for (const group of sidebar.querySelectorAll<HTMLElement>('button[data-group]')) {
    const name = group.dataset['group']!;
    groups.delete(name);
    if (group.ariaExpanded === 'true' && !missing(group))
      groups.set(name, group.nextElementSibling!.outerHTML.replaceAll(' aria-current="page"', ''));
  }
  let length = 0;
  const kept = [...groups].toReversed().filter(([, html]) => (length += html.length) < maxKept);
  attempt(() => sessionStorage.setItem(groupsKey, JSON.stringify(Object.fromEntries(kept.toReversed()))));
}
