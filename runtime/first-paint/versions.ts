import { attempt } from '../../elements/attempt.js';

/** In the head, if versions share pages: a shared page shows the version that the reader visited last, if it is in it; any other page stores its own version. */
export function showVersion(): void {
  const { dataset } = document.documentElement;
  const key = 'octavo-version';
  if (!dataset['versions']) return;
  const names = JSON.parse(dataset['versions']) as string[];
  const index = names.indexOf(attempt(() => localStorage.getItem(key))!);
  const shared = dataset['shared'];
  if (shared === undefined) attempt(() => localStorage.setItem(key, names[Number(dataset['version'])]!));
  else if (shared.split(' ').includes(String(index))) dataset['version'] = String(index);
}
