/** The terms of an index that a word of a query may mean: the word itself, longer ones, misspelled ones, parts of compounds. */
import type { QueryWord } from '../query.js';
import { isLetter } from './tokenize.js';
import type { ShardIndex } from '../index/shard-index.js';

/** A term, and how close it is to the word: 1 for the word itself. */
export interface TermMatch {
  term: number;
  weight: number;
}

/** Maximum number of terms that match one word. */
const maxTerms = 120;

/** With fewer pages than this, less similar terms count too. */
const minPages = 3;

/** English endings that hide a shared beginning. */
const endings = /(?:ing|edly|ed|ies|es|s|ation|ations|ion|ions|er|ers|ment|ments|ly|able|e)$/;

/** The matching terms, best first. */
export function matchingTerms(index: ShardIndex, { text, isPair }: QueryWord): TermMatch[] {
  const exact = index.terms.indexOf(text);
  const matches = new Map<number, number>();
  if (exact !== undefined) matches.set(exact, 1);
  if (!isPair && !isLetter(text)) addOthers(index, text, matches);
  return Array.from(matches, ([term, weight]) => ({ term, weight }));
}

function addOthers(index: ShardIndex, text: string, matches: Map<number, number>): void {
  const isWord = /^[\p{L}\p{M}]+$/u.test(text);
  add(matches, longer(index, text));
  if (isWord) add(matches, stems(index, text));
  if (text.length < 4 || reaches(index, matches, minPages)) return;
  add(matches, inside(index, text));
  if (isWord && !reaches(index, matches, minPages)) add(matches, misspelled(index, text));
}

/** Terms near an unknown word, for suggestions. */
export function nearTerms({ terms }: ShardIndex, text: string): string[] {
  const near = terms.near(text, Math.min(4, Math.ceil(text.length / 3)));
  return near.sort((one, other) => one.distance - other.distance).map(({ term }) => terms.terms[term]!);
}

/** The first weight of a term counts. */
function add(matches: Map<number, number>, more: readonly TermMatch[]): void {
  for (const { term, weight } of more) if (!matches.has(term)) matches.set(term, weight);
}

function reaches(index: ShardIndex, matches: ReadonlyMap<number, number>, pages: number): boolean {
  let count = 0;
  for (const term of matches.keys()) if ((count += index.list(term).pageCount) >= pages) return true;
  return false;
}

/** Terms that begin with the word, the shortest ones if there are many. */
function longer({ terms }: ShardIndex, text: string): TermMatch[] {
  const [start, end] = terms.range(text);
  const found: number[] = [];
  for (let term = start; term < end; term++) if (terms.terms[term]!.length > text.length) found.push(term);
  return shortest(terms.terms, found).map((term) => ({
    term,
    weight: (0.7 * text.length + 0.5) / terms.terms[term]!.length,
  }));
}

function shortest(terms: readonly string[], found: number[]): number[] {
  if (found.length <= maxTerms) return found;
  const byLength: number[][] = [];
  for (const term of found) (byLength[terms[term]!.length] ??= []).push(term);
  return byLength.flat().slice(0, maxTerms);
}

/** `installing` → `install`, `installation`. */
function stems(index: ShardIndex, text: string): TermMatch[] {
  const stem = text.replace(endings, '');
  if (stem.length < 4 || stem === text) return [];
  const exact = index.terms.indexOf(stem);
  return longer(index, stem)
    .concat(exact === undefined ? [] : [{ term: exact, weight: 1 }])
    .map(({ term, weight }) => ({ term, weight: weight * 0.7 }));
}

/** Compounds that contain the word, as German writes them: `Verwaltung` in `Benutzerverwaltung`. */
function inside({ terms }: ShardIndex, text: string): TermMatch[] {
  return terms
    .containing(text)
    .map((term) => ({ term, weight: (0.5 * text.length) / terms.terms[term]!.length }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, maxTerms);
}

/** One edit away. If there are none, two, as for swapped letters. */
function misspelled({ terms }: ShardIndex, text: string): TermMatch[] {
  const near = terms.near(text, 1);
  const found = near.length > 0 || text.length < 5 ? near : terms.near(text, 2);
  return found.map(({ term, distance }) => ({ term, weight: 0.5 / (1 + distance) }));
}
