/** Switches versions. A page that is in both versions changes in place; any other page links to a page of that version. */
export {};

const { dataset } = document.documentElement;

document.addEventListener('click', (event) => {
  const option = (event.target as Element).closest<HTMLAnchorElement>('a[data-version-option]');
  if (option) choose(option, event);
});
document.addEventListener('octavo:after-update', mark);
mark();

function choose(option: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const index = option.dataset['versionOption']!;
  const version = store(index);
  if (!dataset['shared']?.split(' ').includes(index)) return;
  event.preventDefault();
  dataset['version'] = index;
  mark();
  const menu = option.closest('details')!;
  menu.open = false;
  menu.querySelector('summary')!.focus();
  document.dispatchEvent(new CustomEvent('octavo-version-change', { detail: { version } }));
}

/** Stores the version for the next pages, and returns its name. */
function store(index: string): string {
  const version = (JSON.parse(dataset['versions'] ?? '[]') as string[])[Number(index)]!;
  try {
    localStorage.setItem('octavo-version', version);
  } catch {
    // Storage is not available: the selection is lost on the next page.
  }
  return version;
}

/** Marks the current option. */
function mark(): void {
  for (const option of document.querySelectorAll<HTMLElement>('a[data-version-option]'))
    option.ariaCurrent = option.dataset['versionOption'] === dataset['version'] ? 'true' : null;
}
