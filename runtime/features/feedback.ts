/**
 * Remembers whether a reader found the page helpful. Nobody is asked and nothing is sent: the answer is told to the page as
 * the event `octavo-feedback` on `document`, with `detail: { path, helpful }`, for scripts of the author.
 */
export {};

const buttons = [...document.querySelectorAll<HTMLButtonElement>('#feedback [data-answer]')];
const question = document.getElementById('rating-question');
const storageKey = `octavo-feedback:${location.pathname}`;

try {
  show(localStorage.getItem(storageKey));
} catch {
  // Without storage the question is asked on each visit.
}
for (const button of buttons) button.addEventListener('click', () => answer(button.dataset['answer']!));

function answer(given: string): void {
  show(given);
  if (question) question.textContent = question.dataset['thanks'] ?? '';
  try {
    localStorage.setItem(storageKey, given);
  } catch {
    // The answer holds for this visit.
  }
  const detail = { path: location.pathname, helpful: given === 'yes' };
  document.dispatchEvent(new CustomEvent('octavo-feedback', { detail }));
}

function show(given: string | null): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['answer'] === given));
}
