/** Switches versions. A page that is in both versions changes in place; any other page links to a page of that version. */
export {};

const { dataset } = document.documentElement;
const names = JSON.parse(dataset['versions'] ?? '[]') as string[];
const options = document.querySelectorAll<HTMLAnchorElement>('a[data-version-option]');

for (const option of options) option.addEventListener('click', (event) => choose(option, event));
mark();

function choose(option: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const index = option.dataset['versionOption']!;
  try {
    localStorage.setItem('octavo-version', names[Number(index)]!);
  } catch {
    // Storage is not available: the selection is lost on the next page.
  }
  if (!dataset['shared']?.split(' ').includes(index)) return;
  event.preventDefault();
  dataset['version'] = index;
  mark();
  const menu = option.closest('octavo-switcher')?.shadowRoot?.querySelector('details');
  if (menu) menu.open = false;
  menu?.querySelector('summary')?.focus();
  document.dispatchEvent(new CustomEvent('octavo-version-change', { detail: { version: names[Number(index)] } }));
}

/** Marks the current option. */
function mark(): void {
  for (const option of options) {
    if (option.dataset['versionOption'] === dataset['version']) option.setAttribute('aria-current', 'true');
    else option.removeAttribute('aria-current');
  }
}
