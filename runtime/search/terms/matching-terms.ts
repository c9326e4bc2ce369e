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

/** Maximum number of longer identifiers that match an identifier in a query. */
const maxLonger = 20;

/** With fewer pages than this, less similar terms count too. */
const minPages = 3;

/** English endings that hide a shared beginning. */
const endings = /(?:ing|edly|ed|ies|es|s|ation|ations|ion|ions|er|ers|ment|ments|ly|able|e)$/;
/** Endings of plurals. */
const plurals = [/s$/, /es$/];
/** Fewest letters of a stem that longer words share, and of a singular. */
const [minStem, minSingular] = [4, 3];

/** The terms of a word or an identifier of a query, and how rare it is: all its forms have one rarity. */
export interface Matches {
  /** By shard, best first. */
  byShard: readonly (readonly TermMatch[])[];
  rarity: number;
}

/** A word that all pages have still counts. */
const minRarity = 0.5;

/** A factor for a pair of characters of two words: it is rare by chance. */
const betweenFactor = 0.3;

/** A factor for misspelled terms beside others, whose pages they must not displace. */
const besidesFactor = 0.2;

/** The matching terms of a word. */
export function matchWord(shards: readonly ShardIndex[], { text, isPair, isBetween }: QueryWord): Matches {
  const found = shards.map(({ terms }) => {
    const exact = terms.indexOf(text);
    return new Map(exact === undefined ? [] : [[exact, 1]]);
  });
  if (!isPair && !isLetter(text)) addOthers(shards, text, found);
  const { byShard, rarity } = withRarity(shards, found.map(toMatches));
  return { byShard, rarity: isBetween ? rarity * betweenFactor : rarity };
}

/** The identifiers that begin with one of a query. */
export function matchWhole(shards: readonly ShardIndex[], text: string): Matches {
  const byShard = shards.map(({ terms }) => {
    const [start, end] = terms.range(text);
    return Array.from({ length: Math.min(end - start, maxLonger) }, (_, index) => ({
      term: start + index,
      weight: terms.terms[start + index] === text ? 1 : 0.5,
    }));
  });
  return withRarity(shards, byShard);
}

/** Whether a page has the word or the identifier itself. */
export function hasItself({ byShard }: Matches): boolean {
  return byShard.some((terms) => terms.some(({ weight }) => weight === 1));
}

function toMatches(weights: ReadonlyMap<number, number>): TermMatch[] {
  return Array.from(weights, ([term, weight]) => ({ term, weight }));
}

/** The rarity is that of the word itself, or of its most frequent form if no page has the word. */
function withRarity(shards: readonly ShardIndex[], byShard: readonly (readonly TermMatch[])[]): Matches {
  const countOf = (leastWeight: number): number =>
    shards.reduce((sum, shard, at) => {
      let most = 0;
      for (const { term, weight } of byShard[at]!)
        if (weight >= leastWeight) most = Math.max(most, shard.list(term).pageCount);
      return sum + most;
    }, 0);
  const all = shards.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const count = countOf(1) || countOf(0);
  return { byShard, rarity: Math.max(minRarity, Math.log(1 + (all - count + 0.5) / (count + 0.5))) };
}

function addOthers(shards: readonly ShardIndex[], text: string, found: readonly Map<number, number>[]): void {
  const isWord = /^[\p{L}\p{M}]+$/u.test(text);
  const addFrom = (find: (shard: ShardIndex, text: string) => readonly TermMatch[]): void =>
    shards.forEach((shard, at) => add(found[at]!, find(shard, text)));
  addFrom(longer);
  if (isWord) addFrom(stems);
  if (text.length < 4 || reaches(shards, found, minPages)) return;
  addFrom(inside);
  if (!isWord || reaches(shards, found, minPages)) return;
  const factor = reaches(shards, found, 1) ? besidesFactor : 1;
  addFrom((shard) => misspelled(shard, text).map(({ term, weight }) => ({ term, weight: weight * factor })));
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

function reaches(shards: readonly ShardIndex[], found: readonly ReadonlyMap<number, number>[], pages: number): boolean {
  let count = 0;
  return shards.some((shard, at) =>
    Array.from(found[at]!.keys()).some((term) => (count += shard.list(term).pageCount) >= pages),
  );
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

/** `installing` → `install`, `installation`; of a short word, such as `rows`, only the singular. */
function stems(index: ShardIndex, text: string): TermMatch[] {
  const stem = text.replace(endings, '');
  const isLong = stem.length >= minStem && stem !== text;
  const exact = isLong ? [stem] : plurals.map((ending) => text.replace(ending, '')).filter((each) => each !== text);
  const terms = exact.flatMap((each) => (each.length < minSingular ? [] : (index.terms.indexOf(each) ?? [])));
  return (isLong ? longer(index, stem) : [])
    .concat(terms.map((term) => ({ term, weight: 1 })))
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
