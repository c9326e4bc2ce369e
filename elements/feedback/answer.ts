/** Stores whether the reader found the page helpful, for `<octavo-feedback>`. */
import { attempt } from '../attempt.js';
import { FeedbackEvent } from './feedback-event.js';

/** The possible answers of readers. */
export type Answer = 'yes' | 'no';

const storageKey = (): string => `octavo-feedback:${location.pathname}`;

/** The reader's answer on an earlier visit. Without storage, the question shows on each visit. */
export function storedAnswer(): Answer | undefined {
  return attempt(() => localStorage.getItem(storageKey()) as Answer | null) ?? undefined;
}

/** Stores the answer, fires `octavo-feedback` on `target`, and posts its detail as JSON to the URL `endpoint`, if there is one. */
export function giveAnswer(answer: Answer, target: EventTarget, endpoint?: string): void {
  attempt(() => localStorage.setItem(storageKey(), answer));
  const detail = { path: location.pathname, helpful: answer === 'yes' };
  target.dispatchEvent(new FeedbackEvent(detail));
  if (endpoint) void post(endpoint, JSON.stringify(detail));
}

async function post(endpoint: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  try {
    // `keepalive`: the reader may leave the page.
    const { ok, status } = await fetch(endpoint, { method: 'POST', headers, body, keepalive: true });
    if (!ok) throw new Error(`status ${status}`);
  } catch (error) {
    console.warn(`octavo-feedback: the answer could not be sent to ${endpoint} (${(error as Error).message}).`);
  }
}
