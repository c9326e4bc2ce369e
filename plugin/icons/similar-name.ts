/** Suggests an icon for a name that no library contains. */
import { typingDistance } from '../core/text/nearest.js';

/** In a shorter word, one other letter makes another word: `boot`, `bolt`. */
const lettersPerError = 5;

/** The name with typing errors corrected in its words, or without its last words. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  const words = name.toLowerCase().split('-');
  const starts = words.map((_, index) => words.slice(0, words.length - index).join('-')).slice(1);
  return corrected(words, names) ?? starts.find((start) => names.includes(start));
}

function corrected(words: readonly string[], names: readonly string[]): string | undefined {
  let best: string | undefined;
  let fewest = Infinity;
  for (const name of names) {
    const errors = name.replaceAll('-', '') === words.join('') ? 1 : errorsIn(words, name.split('-'));
    if (errors >= fewest) continue;
    best = name;
    fewest = errors;
  }
  return best;
}

/** The number of typing errors in all words; `Infinity` if a word is too different. */
function errorsIn(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length !== words.length) return Infinity;
  let errors = 0;
  for (const [index, word] of words.entries()) {
    const limit = Math.floor(Math.max(wanted[index]!.length, word.length) / lettersPerError) + 1;
    const distance = wanted[index] === word ? 0 : typingDistance(wanted[index]!, word, limit);
    if (distance >= limit) return Infinity;
    errors += distance;
  }
  return errors;
}
