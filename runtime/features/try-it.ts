/** Loads the playground when the reader opens it, so that pages of operations cost nothing more than others. */
export {};

for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.try-it')) {
  const load = (): void => void import('../../cdn/playground.js');
  const openShared = (): void => {
    // The link to a filled request: playground/share/share-link.ts.
    if (!location.hash.startsWith('#octavo-request=')) return;
    panel.open = true;
    panel.scrollIntoView();
  };
  panel.addEventListener('toggle', () => panel.open && load());
  addEventListener('hashchange', openShared);
  openShared();
  if (panel.open) load();
}
