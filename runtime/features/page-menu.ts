/** The menu beside the title: copies the page as Markdown, opens the print dialogue, tells assistants where the page is. */
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
    // A promise, because Safari wants to be asked at once.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    say(label('copied'));
  } catch {
    say(label('copyFailed'));
  }
}

/** Says what happened in the button itself, for a while. */
function say(words: string): void {
  const place = document.querySelector<HTMLElement>('.page-menu > [data-copy] > span') ?? undefined;
  if (!place) return;
  place.role = 'status';
  place.dataset['label'] ??= place.textContent ?? '';
  place.textContent = words;
  setTimeout(() => (place.textContent = place.dataset['label']!), resultTime);
}
