/** A sorted list of terms as text. */
import { NumberReader, writeNumber } from './numbers.js';

/** The text of `terms`, which are sorted and contain no spaces. */
export function writeTerms(terms: readonly string[]): string {
  let previous = '';
  const parts = terms.map((term) => {
    const most = Math.min(term.length, previous.length);
    let shared = 0;
    while (shared < most && term[shared] === previous[shared]) shared++;
    previous = term;
    return writeNumber(shared) + term.slice(shared);
  });
  return parts.join(' ');
}

/** The terms of a text. */
export function readTerms(text: string): string[] {
  if (text === '') return [];
  let previous = '';
  return text.split(' ').map((part) => {
    const reader = new NumberReader(part);
    const shared = reader.next();
    return (previous = previous.slice(0, shared) + part.slice(reader.at));
  });
}
