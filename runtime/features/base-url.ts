/** Remembers the base URL of the API that the reader has selected, and fires an event when it changes. */
export {};

const storageKey = 'octavo-base-url';
const selects = document.querySelectorAll<HTMLSelectElement>('octavo-endpoint > select');
let savedUrl: string | null = null;
try {
  savedUrl = localStorage.getItem(storageKey);
} catch {
  // Storage is not available: each page starts with the first URL.
}

for (const select of selects) {
  if ([...select.options].some(({ value }) => value === savedUrl)) select.value = savedUrl!;
  select.addEventListener('change', () => change(select.value));
}

function change(baseUrl: string): void {
  for (const select of selects) select.value = baseUrl;
  try {
    localStorage.setItem(storageKey, baseUrl);
  } catch {
    // Storage is full or not available: the selection is lost on the next page.
  }
  document.dispatchEvent(new CustomEvent('octavo-base-url-change', { detail: { baseUrl } }));
}
