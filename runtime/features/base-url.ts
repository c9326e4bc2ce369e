/** Remembers which base address of the API a reader has chosen, and tells the page of a change. */
export {};

const storageKey = 'octavo-base-url';
const choices = document.querySelectorAll<HTMLSelectElement>('octavo-endpoint > select');
let kept: string | null = null;
try {
  kept = localStorage.getItem(storageKey);
} catch {
  // Without storage each page starts with the first address.
}

for (const choice of choices) {
  if ([...choice.options].some(({ value }) => value === kept)) choice.value = kept!;
  choice.addEventListener('change', () => change(choice.value));
}

function change(baseUrl: string): void {
  for (const choice of choices) choice.value = baseUrl;
  try {
    localStorage.setItem(storageKey, baseUrl);
  } catch {
    // The choice holds for this page.
  }
  document.dispatchEvent(new CustomEvent('octavo-base-url-change', { detail: { baseUrl } }));
}
