/** Marks words in a line of highlighted code, across the spans of its tokens. */
import { escapeHtml } from '../../../runtime/jsx/escape.js';

/** A tag, an entity or a character: what a line of highlighted code is made of. */
const piece = /<[^>]*>|&[^;\s]+;|[^<&]/gu;

/** `html` with `<mark>` around each of `words`. A word that spans tokens is marked in each of them. */
export function markWords(html: string, words: readonly string[]): string {
  const pieces = html.match(piece) ?? [];
  const isMarked = new Uint8Array(pieces.length);
  const places = pieces.flatMap((text, index) => (text.startsWith('<') ? [] : index));
  const shown = places.map((index) => pieces[index]!);
  for (const word of words) {
    const wanted = escapeHtml(word).match(piece) ?? [];
    for (let from = 0; wanted.length > 0 && from <= shown.length - wanted.length; from++) {
      if (wanted.every((text, offset) => shown[from + offset] === text))
        for (let offset = 0; offset < wanted.length; offset++) isMarked[places[from + offset]!] = 1;
    }
  }
  return pieces
    .map((text, index) => {
      const open = isMarked[index] && !isMarked[index - 1] ? '<mark>' : '';
      const close = isMarked[index] && !isMarked[index + 1] ? '</mark>' : '';
      return open + text + close;
    })
    .join('');
}
