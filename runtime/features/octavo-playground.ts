/**
 * Loads the playground. On the page of an operation only when the reader opens it over the page, so that such pages
 * load as fast as other pages.
 */
export {};

const load = (): Promise<unknown> => import('../../cdn/playground.js');

if (document.querySelector('octavo-playground:not(.try-it *)')) void load();

for (const dialog of document.querySelectorAll<HTMLDialogElement>('.try-it > dialog')) {
  const playground = dialog.querySelector<HTMLElement>('octavo-playground')!;
  const open = async (): Promise<void> => {
    if (!dialog.open) dialog.showModal();
    if (!('updateComplete' in playground)) {
      Object.assign(playground, { examples: responseExamples() });
      await load();
    }
    // On a touch screen, the keyboard would cover the form.
    if (dialog.open && matchMedia('(hover: hover)').matches) playground.focus();
  };
  const openShared = (): void => {
    // The link to a filled request: playground/share/share-link.ts.
    if (location.hash.startsWith('#octavo-request=')) void open();
  };
  document.querySelector('.tryit-button')?.addEventListener('click', () => void open());
  dialog.querySelector('[slot="close"]')!.addEventListener('click', () => dialog.close());
  addEventListener('hashchange', openShared);
  openShared();
}

/** The response examples on the page. The response to a request takes their place. */
function responseExamples(): { title: string; code: string }[] {
  return [...document.querySelectorAll('octavo-response-example octavo-code-block')].map((block) => ({
    title: (
      block.closest('octavo-tab')?.getAttribute('label') ??
      block.querySelector('[slot="title"], [data-component-part="code-block-header"]')?.textContent ??
      ''
    ).trim(),
    code: (block.querySelector('pre')?.textContent ?? '').trimEnd(),
  }));
}
