/** In the head, if versions share pages: a shared page shows the version that the reader visited last, if it is in it; any other page stores its own version. */
export function showVersion(): void {
  const { dataset } = document.documentElement;
  const key = 'octavo-version';
  if (!dataset['versions']) return;
  try {
    const names = JSON.parse(dataset['versions']) as string[];
    const index = names.indexOf(localStorage.getItem(key)!);
    const shared = dataset['shared'];
    if (shared === undefined) localStorage.setItem(key, names[Number(dataset['version'])]!);
    else if (shared.split(' ').includes(String(index))) dataset['version'] = String(index);
  } catch {
    // Storage is not available: show the version that the page was built for.
  }
}
