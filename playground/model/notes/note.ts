/** The start of a description as a note in the form. The page has the same field with its whole description. */
import { inlineSources, plainInline } from './inline-markdown.js';

/** Length of a note without its marks, in characters. */
const maxNoteLength = 160;

/** Length of the text that is read for a note, in characters. */
const maxSourceLength = 2000;

/** The first paragraph of a description in Markdown, or its first sentences. A note is its own note. */
export function note(description: string): string {
  const first = description
    .trim()
    .slice(0, maxSourceLength)
    .split(/\n[ \t]*\n/, 1)[0]!
    .replace(/^#+\s/, '')
    .replace(/\s+/g, ' ');
  const { length, sentence, word } = endsOf(first);
  if (length <= maxNoteLength) return first;
  return sentence > 0 ? first.slice(0, sentence) : `${first.slice(0, word)} …`;
}

/** The length without marks, and the last ends of a sentence and of a word that fit, outside of marks. */
function endsOf(paragraph: string): { length: number; sentence: number; word: number } {
  const ends = { length: 0, sentence: 0, word: 0 };
  let start = 0;
  for (const { source, part } of inlineSources(paragraph)) {
    if (typeof part === 'string' && part !== '')
      for (const { 0: end, index } of source.matchAll(/[.!?]?(?=\s)/g)) {
        if (ends.length + index + end.length > maxNoteLength - 2) break;
        ends.word = start + index + end.length;
        if (end !== '') ends.sentence = ends.word;
      }
    ends.length += plainInline(part).length;
    start += source.length;
  }
  return ends;
}
