/**
 * A sorted list of terms as text. Terms have no capital letters, so a capital letter starts each term and encodes the
 * number of characters shared with the previous term.
 */
import { SortedTerms } from './sorted-terms.js';

const firstLetter = 'A'.charCodeAt(0);
const maxShared = 25;

/** The text of `terms`, which are sorted. */
export function writeTerms(terms: readonly string[]): string {
  let previous = '';
  let text = '';
  for (const term of terms) {
    const most = Math.min(maxShared, term.length, previous.length);
    let shared = 0;
    while (shared < most && term[shared] === previous[shared]) shared++;
    text += String.fromCharCode(firstLetter + shared) + term.slice(shared);
    previous = term;
  }
  return text;
}

/** The terms of a text. */
export function readTerms(text: string): SortedTerms {
  const parts = text === '' ? [] : text.split(/(?=[A-Z])/);
  const shared = Uint8Array.from(parts, (part) => part.charCodeAt(0) - firstLetter);
  let previous = '';
  const terms = parts.map((part, index) => (previous = previous.slice(0, shared[index]) + part.slice(1)));
  return new SortedTerms(terms, shared);
}
