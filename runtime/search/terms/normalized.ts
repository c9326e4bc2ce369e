import { fold } from './fold.js';

/** A text as it is compared with a query: words in lower case, without punctuation. */
export function normalized(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
