/** Loads the playground when the reader opens it, so that pages of operations cost nothing more than others. */
export {};

for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.try-it')) {
  const load = (): void => void import('../../cdn/playground.js');
  if (panel.open) load();
  else panel.addEventListener('toggle', load, { once: true });
}
