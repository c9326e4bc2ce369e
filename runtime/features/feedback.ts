/** The question below the content: whether the page was helpful. Scripts of the site can listen for `octavo-feedback` on `document`. */
import { giveAnswer, storedAnswer, type Answer } from '../../elements/feedback/answer.js';

const buttons = document.querySelectorAll<HTMLButtonElement>('#feedback [data-answer]');
const question = document.getElementById('rating-question');
const endpoint = question?.parentElement?.dataset['endpoint'];

show(storedAnswer());
for (const button of buttons) button.addEventListener('click', () => submit(button.dataset['answer'] as Answer));

function submit(answer: Answer): void {
  show(answer);
  if (question) question.textContent = question.dataset['thanks'] ?? '';
  giveAnswer(answer, document, endpoint);
}

function show(answer: Answer | undefined): void {
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset['answer'] === answer));
}
