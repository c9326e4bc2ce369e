/** In the head, where versions share pages: a shared page takes the version that the reader chose last; any other page becomes that choice. */
export function showVersion(): void {
  const { dataset } = document.documentElement;
  const key = 'octavo-version';
  if (!dataset['versions']) return;
  try {
    const names = JSON.parse(dataset['versions']) as string[];
    const index = names.indexOf(localStorage.getItem(key)!);
    if (dataset['shared'] === undefined) localStorage.setItem(key, names[Number(dataset['version'])]!);
    else if (index >= 0) dataset['version'] = String(index);
  } catch {
    // Without storage the page shows the version that it was built for.
  }
}
