/**
 * Loads the playground. On the page of an operation only when the reader opens it over the page, so that such pages
 * load as fast as other pages.
 */
export {};

const load = (): Promise<unknown> => import('../../cdn/playground.js');

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('.tryit-button, .octavo-try-it [slot=close]');
  if (button?.matches('.tryit-button')) void open();
  else button?.closest('dialog')?.close();
});
addEventListener('hashchange', start);
document.addEventListener('octavo:after-update', start);
start();

/** Opens the link to a filled request (playground/share/share-link.ts), and starts playgrounds that are a part of the page. */
function start(): void {
  if (document.querySelector('octavo-playground:not(.octavo-try-it *)')) void load();
  if (location.hash.startsWith('#octavo-request=')) void open();
}

/** Opens the playground of the operation over the page. */
async function open(): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('.octavo-try-it > dialog');
  const playground = dialog?.querySelector<HTMLElement>('octavo-playground');
  if (!dialog || !playground) return;
  if (!dialog.open) dialog.showModal();
  if (!('updateComplete' in playground)) {
    Object.assign(playground, { examples: responseExamples() });
    await load();
  }
  // On a touch screen, the keyboard would cover the form.
  if (dialog.open && matchMedia('(hover: hover)').matches) playground.focus();
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
