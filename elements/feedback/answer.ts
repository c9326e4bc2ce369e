/** Stores whether the reader found the page helpful, for `<octavo-feedback>` and for built sites, which do not load its script. */
import { FeedbackEvent } from './feedback-event.js';

/** What readers can answer. */
export type Answer = 'yes' | 'no';

const storageKey = (): string => `octavo-feedback:${location.pathname}`;

/** The reader's answer on an earlier visit. */
export function storedAnswer(): Answer | undefined {
  try {
    return (localStorage.getItem(storageKey()) as Answer | null) ?? undefined;
  } catch {
    // Storage is not available: the question shows on each visit.
    return undefined;
  }
}

/** Stores the answer and fires `octavo-feedback` on `target`. Nothing is sent. */
export function giveAnswer(answer: Answer, target: EventTarget): void {
  try {
    localStorage.setItem(storageKey(), answer);
  } catch {
    // Storage is full or not available: the answer is lost after this visit.
  }
  target.dispatchEvent(new FeedbackEvent({ path: location.pathname, helpful: answer === 'yes' }));
}
