import { fold } from './fold.js';

/** A text as it is compared with a query: words in lower case, without punctuation. */
export function normalized(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** A normalized text with its words in one order and without the `s` of plurals: `users list` and `list user` are the same. */
export function sameWords(text: string): string {
  return text
    .split(' ')
    .map((word) => word.replace(/s$/, ''))
    .sort()
    .join(' ');
}
