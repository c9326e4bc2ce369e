/**
 * Loads the playground. On the page of an operation only when the reader opens it, so that these pages cost nothing more
 * than others.
 */
export {};

const load = (): void => void import('../../cdn/playground.js');

if (document.querySelector('octavo-playground:not(details.try-it > *)')) load();

for (const panel of document.querySelectorAll<HTMLDetailsElement>('details.try-it')) {
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
