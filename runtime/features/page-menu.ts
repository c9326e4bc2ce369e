/** The menu beside the title: copies the page as Markdown, opens the print dialog, and sends assistants the URL of the page. */
import { resultTime } from '../../elements/copy-text.js';
import { label } from '../../elements/labels.js';

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

async function copy({ dataset }: HTMLElement): Promise<void> {
  const text = fetch(dataset['copy']!).then(async (response) => {
    if (!response.ok) throw new Error(response.statusText);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  try {
    // A promise, because Safari allows clipboard access only while it handles the click.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    showStatus(label('copied'));
  } catch {
    showStatus(label('copyFailed'));
  }
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
