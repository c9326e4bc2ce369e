/** The menu beside the title: copies the page as Markdown, opens the print dialog, and sends assistants the URL of the page. */
import { resultTime } from '../../elements/copy-text.js';
import { label } from '../../elements/labels.js';
import { copyPage } from '../../elements/page-menu/copy-page.js';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-ask]')) {
  const page = new URL(link.dataset['page']!, location.href).href;
  link.href = link.dataset['ask']! + encodeURIComponent(`Read ${page}, then answer my questions about it.`);
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-copy],[data-print]');
  if (!button) return;
  if (button.dataset['print'] === undefined) void copy(button);
  else print();
  button.closest('details')?.removeAttribute('open');
});

async function copy(button: HTMLElement): Promise<void> {
  const isCopied = await copyPage(button.dataset['copy']!, button);
  showStatus(label(isCopied ? 'copied' : 'copyFailed'));
}

/** Shows a message in the button for a short time. */
function showStatus(message: string): void {
  const status = document.querySelector<HTMLElement>('.page-menu > [data-copy] > span') ?? undefined;
  if (!status) return;
  status.role = 'status';
  status.dataset['label'] ??= status.textContent ?? '';
  status.textContent = message;
  setTimeout(() => (status.textContent = status.dataset['label']!), resultTime);
}
