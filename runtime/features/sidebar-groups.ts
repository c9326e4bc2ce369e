/** In a large sidebar: opens groups whose entries are not on the page. Their fragments are in a folder beside this script. */
import { restoreGroups } from '../first-paint/groups.js';
import { groupsKey, toGroup } from '../navigation/sidebar-group.js';

/** Characters of open groups that are kept for the next page. */
const maxKept = 200_000;

const sidebar = document.getElementById('sidebar')!;
const fragments = new Map<string, Promise<string>>();

turnLinks();
sidebar.addEventListener('toggle', (event) => void open(event.target as HTMLElement), true);
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
  return group?.childElementCount === 1 ? group.dataset['group'] : undefined;
}

function prefetch({ target }: Event): void {
  const name = missing((target as Element).closest('summary')?.parentElement);
  // A failure is reported when the group is opened.
  if (name) load(name).catch(() => {});
}

async function open(group: HTMLElement): Promise<void> {
  const name = missing(group);
  if (!name || !(group as HTMLDetailsElement).open) return;
  try {
    const html = await load(name);
    if (!missing(group)) return;
    group.insertAdjacentHTML('beforeend', html);
    turnLinks();
  } catch {
    // The first page of the group shows its entries.
    location.href = group.dataset['href']!;
  }
}

function load(name: string): Promise<string> {
  let fragment = fragments.get(name);
  if (!fragment) {
    fragment = request(name);
    fragments.set(name, fragment);
    fragment.catch(() => fragments.delete(name));
  }
  return fragment;
}

async function request(name: string): Promise<string> {
  const response = await fetch(new URL(`sidebar/${name}.txt`, import.meta.url));
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** Keeps the groups that are open for the next page, which shows them before it is painted. */
function keepGroups(): void {
  try {
    const groups = new Map(Object.entries(JSON.parse(sessionStorage.getItem(groupsKey) ?? '{}') as object));
    for (const group of sidebar.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
      const name = group.dataset['group']!;
      groups.delete(name);
      if (group.open && !missing(group))
        groups.set(name, group.lastElementChild!.outerHTML.replaceAll(' aria-current="page"', ''));
    }
    let length = 0;
    const kept = [...groups].toReversed().filter(([, html]) => (length += html.length) < maxKept);
    sessionStorage.setItem(groupsKey, JSON.stringify(Object.fromEntries(kept.toReversed())));
  } catch {
    // Without storage the groups are closed on the next page.
  }
}
