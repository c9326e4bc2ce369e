/** The terms of an index that a word of a query may mean: the word itself, longer ones, misspelled ones, parts of compounds. */
import type { QueryWord } from './query.js';
import type { ShardIndex } from './shard-index.js';

/** A term, and how close it is to the word: 1 for the word itself. */
export interface TermMatch {
  term: number;
  weight: number;
}

/** Most terms that one word stands for. */
const mostTerms = 120;

/** With fewer pages than this, less similar terms count too. */
const fewPages = 3;

/** English endings that hide a shared beginning. */
const endings = /(?:ing|edly|ed|ies|es|s|ation|ations|ion|ions|er|ers|ment|ments|ly|able|e)$/;

/** The matching terms, best first. */
export function matchingTerms(index: ShardIndex, { text, isPair }: QueryWord): TermMatch[] {
  const exact = index.tree.get(text);
  const matches: TermMatch[] = exact === undefined ? [] : [{ term: exact, weight: 1 }];
  if (isPair) return matches;
  const isWord = /^[\p{L}\p{M}]+$/u.test(text);
  add(matches, longer(index, text));
  if (isWord) add(matches, stems(index, text));
  if (text.length < 4 || reaches(index, matches, fewPages)) return matches;
  add(matches, inside(index, text));
  if (isWord && !reaches(index, matches, fewPages)) add(matches, misspelled(index, text));
  return matches;
}

/** Terms near an unknown word, for suggestions. */
export function nearTerms(index: ShardIndex, text: string): string[] {
  const near = [...index.tree.fuzzyGet(text, Math.min(4, Math.ceil(text.length / 3)))];
  return near.sort(([, [, one]], [, [, other]]) => one - other).map(([term]) => term);
}

function add(matches: TermMatch[], more: readonly TermMatch[]): void {
  const terms = new Set(matches.map(({ term }) => term));
  for (const match of more) if (!terms.has(match.term)) matches.push(match);
}

function reaches(index: ShardIndex, matches: readonly TermMatch[], pages: number): boolean {
  let count = 0;
  return matches.some(({ term }) => (count += index.list(term).pageCount) >= pages);
}

/** Terms that begin with the word. */
function longer(index: ShardIndex, text: string): TermMatch[] {
  const terms = [...index.tree.atPrefix(text)].filter(([term]) => term !== text);
  if (terms.length > mostTerms) terms.sort(([one], [other]) => one.length - other.length);
  return terms.slice(0, mostTerms).map(([term, at]) => ({ term: at, weight: (0.7 * text.length + 0.5) / term.length }));
}

/** `installing` → `install`, `installation`. */
function stems(index: ShardIndex, text: string): TermMatch[] {
  const stem = text.replace(endings, '');
  if (stem.length < 4 || stem === text) return [];
  return longer(index, stem)
    .concat(index.tree.has(stem) ? [{ term: index.tree.get(stem)!, weight: 1 }] : [])
    .map(({ term, weight }) => ({ term, weight: weight * 0.7 }));
}

/** Compounds that contain the word, as German writes them: `Verwaltung` in `Benutzerverwaltung`. */
function inside(index: ShardIndex, text: string): TermMatch[] {
  const matches: TermMatch[] = [];
  index.terms.forEach((term, at) => {
    if (term.length > text.length && term.includes(text))
      matches.push({ term: at, weight: (0.5 * text.length) / term.length });
  });
  return matches.sort((one, other) => other.weight - one.weight).slice(0, mostTerms);
}

/** One edit away. If there are none, two, as for swapped letters. */
function misspelled(index: ShardIndex, text: string): TermMatch[] {
  const near = [...index.tree.fuzzyGet(text, 1)];
  const found = near.length > 0 || text.length < 5 ? near : [...index.tree.fuzzyGet(text, 2)];
  return found.map(([, [term, distance]]) => ({ term, weight: 0.5 / (1 + distance) }));
}
