/**
 * Stores whether the reader found the page helpful. Octavo sends nothing. Scripts of the site can listen for
 * `octavo-feedback` on `document`, with `detail: { path, helpful }`.
 */
export {};

const buttons = [...document.querySelectorAll<HTMLButtonElement>('#feedback [data-answer]')];
const question = document.getElementById('rating-question');
const storageKey = `octavo-feedback:${location.pathname}`;

try {
  show(localStorage.getItem(storageKey));
} catch {
  // Storage is not available: the question shows on each visit.
}
for (const button of buttons) button.addEventListener('click', () => submit(button.dataset['answer']!));

function submit(answer: string): void {
  show(answer);
  if (question) question.textContent = question.dataset['thanks'] ?? '';
  try {
    localStorage.setItem(storageKey, answer);
  } catch {
    // Storage is full or not available: the answer is lost after this visit.
  }
  const detail = { path: location.pathname, helpful: answer === 'yes' };
  document.dispatchEvent(new CustomEvent('octavo-feedback', { detail }));
}

function show(answer: string | null): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['answer'] === answer));
}
