/** Suggests an icon for a name that no library contains. */
import { nearest } from '../nearest.js';

/** Names consist of words, so that a third of wrong letters is often another word: `laptop-mobile`, `laptop-file`. */
const typingShare = 0.2;

/** The name with typing errors corrected, or without its last words. */
export function similarName(name: string, names: readonly string[]): string | undefined {
  const words = name.toLowerCase().split('-');
  const starts = words.map((_, index) => words.slice(0, words.length - index).join('-')).slice(1);
  return nearest(name, names, typingShare) ?? starts.find((start) => names.includes(start));
}
