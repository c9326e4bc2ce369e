/** Lets a reader choose a version: a page that all versions share changes in place, any other leads to one of that version. */
export {};

const { dataset } = document.documentElement;
const names = JSON.parse(dataset['versions'] ?? '[]') as string[];
const options = document.querySelectorAll<HTMLAnchorElement>('.menu a[data-version-option]');

for (const option of options) option.addEventListener('click', (event) => choose(option, event));
mark();

function choose(option: HTMLAnchorElement, event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const index = option.dataset['versionOption']!;
  try {
    localStorage.setItem('octavo-version', names[Number(index)]!);
  } catch {
    // Without storage the choice holds for this page.
  }
  if (dataset['shared'] === undefined) return;
  event.preventDefault();
  dataset['version'] = index;
  mark();
  const menu = option.closest('details');
  if (menu) menu.open = false;
  menu?.querySelector('summary')?.focus();
  document.dispatchEvent(new CustomEvent('octavo-version-change', { detail: { version: names[Number(index)] } }));
}

/** Says which option is the current one. */
function mark(): void {
  for (const option of options) {
    if (option.dataset['versionOption'] === dataset['version']) option.setAttribute('aria-current', 'true');
    else option.removeAttribute('aria-current');
  }
}
