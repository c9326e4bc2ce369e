/** One shard of the index in memory: finds the terms of a query, and scores sections. */
import type { IndexFile, PageRow } from './index-file.js';
import { NumberReader } from './numbers.js';
import { inHeading, inKeywords, inPage, inTitle } from './postings.js';
import { toPostingsList, type PostingsList } from './postings-list.js';
import type { SortedTerms } from '../terms/sorted-terms.js';
import { readTerms } from '../terms/term-list.js';
import { normalized } from '../terms/normalized.js';
import { pathCloseness, segmentsOf } from '../terms/path-term.js';
import { matchingTerms, type TermMatch } from '../terms/matching-terms.js';
import type { Query } from '../query.js';

/** Weights of the fields, and the parameters of BM25. */
const weight = { title: 3.2, heading: 3, keywords: 3, text: 1, whole: 0.9, guess: 0.4 };
const saturation = 1.2;
const lengthShare = 0.6;
/** Maximum number of longer identifiers that match an identifier in a query. */
const maxLonger = 20;

/** The scores of a query: by section, and for titles and keywords by page. */
export interface Scores {
  sections: Float32Array;
  sectionMasks: Int32Array;
  pages: Float32Array;
  pageMasks: Int32Array;
  /** Pages with a score. */
  touched: number[];
  /** Whether a page is in `touched`, by page. */
  isTouched: Uint8Array;
  /** Rarity of each word of the query: 0 for one that all pages have. */
  rarity: number[];
  /** The terms that matched, for highlights. */
  terms: Set<string>;
  /** How well the path of a page fits that of the query, from 0 to 1, by page. */
  paths: ReadonlyMap<number, number>;
}

export class ShardIndex {
  readonly file: IndexFile;
  /** Number of the first section of each page, and at the end the number of sections. */
  readonly starts: Int32Array;
  readonly terms: SortedTerms;
  readonly #postings: string[];
  readonly #lists = new Map<number, PostingsList>();
  #knownPaths: ReadonlyMap<number, readonly string[]> | undefined;
  #titles: readonly string[] | undefined;
  #isField: Uint8Array | undefined;
  readonly #lengths: Uint16Array;
  readonly #averageLength: number;
  /** The best values of the terms of one word, by section and by page. All 0 between words. */
  readonly #best: Float32Array;
  readonly #bestPages: Float32Array;

  constructor(file: IndexFile) {
    this.file = file;
    this.starts = new Int32Array(file.pages.length + 1);
    file.pages.forEach(({ 6: sections }, page) => (this.starts[page + 1] = this.starts[page]! + sections.length));
    this.#lengths = lengthsOf(file.pages, this.starts.at(-1)!);
    this.#averageLength = this.#lengths.reduce((sum, length) => sum + length, 0) / (this.#lengths.length || 1) || 1;
    this.terms = readTerms(file.terms);
    this.#postings = file.postings.split(' ');
    this.#best = new Float32Array(this.#lengths.length);
    this.#bestPages = new Float32Array(file.pages.length);
  }

  /** The titles of all pages, to compare them with a query. */
  get titles(): readonly string[] {
    return (this.#titles ??= this.file.pages.map(([title]) => normalized(title)));
  }

  /** Whether the heading of a section is a name in code, by section. */
  get isField(): Uint8Array {
    return (this.#isField ??= Uint8Array.from(
      this.file.pages.flatMap(({ 6: rows }) => rows.map((row) => (typeof row === 'string' ? 0 : (row[2] ?? 0)))),
    ));
  }

  get pageCount(): number {
    return this.file.pages.length;
  }

  /** The positions of the term with an index. */
  list(term: number): PostingsList {
    let list = this.#lists.get(term);
    if (!list) this.#lists.set(term, (list = toPostingsList(this.#postings[term]!, this.starts)));
    return list;
  }

  /** Scores all sections. */
  score({ words, wholes, path }: Query): Scores {
    const size = this.#lengths.length;
    const scores: Scores = {
      sections: new Float32Array(size),
      sectionMasks: new Int32Array(size),
      pages: new Float32Array(this.pageCount),
      pageMasks: new Int32Array(this.pageCount),
      touched: [],
      isTouched: new Uint8Array(this.pageCount),
      rarity: [],
      terms: new Set(),
      paths: path ? this.#pathsLike(path.segments) : new Map(),
    };
    words.forEach((word, index) => {
      const matches = matchingTerms(this, word);
      scores.rarity.push(this.#rarityOf(matches));
      this.#add(matches, 1 << index, 1, scores);
    });
    for (const { text, mask, isGuess } of wholes) {
      const [start, end] = this.terms.range(text);
      const matches = Array.from({ length: Math.min(end - start, maxLonger) }, (_, index) => ({
        term: start + index,
        weight: this.terms.terms[start + index] === text ? 1 : 0.5,
      }));
      this.#add(matches, mask, isGuess ? weight.guess : weight.whole, scores);
    }
    for (const page of scores.paths.keys()) touch(page, scores);
    return scores;
  }

  #pathsLike(segments: readonly string[]): Map<number, number> {
    const found = new Map<number, number>();
    for (const [term, path] of this.#paths) {
      const closeness = pathCloseness(segments, path);
      if (closeness > 0)
        for (const page of this.list(term).pages) found.set(page, Math.max(found.get(page) ?? 0, closeness));
    }
    return found;
  }

  /** The terms that are paths, with their segments. */
  get #paths(): ReadonlyMap<number, readonly string[]> {
    const [start, end] = this.terms.range('/');
    return (this.#knownPaths ??= new Map(
      Array.from({ length: end - start }, (_, index) => [start + index, segmentsOf(this.terms.terms[start + index]!)]),
    ));
  }

  /** Of the terms of one word, the best one counts in each section. */
  #add(matches: readonly TermMatch[], mask: number, factor: number, scores: Scores): void {
    // Longer terms are not rarer than the word itself, which comes first.
    const [first] = matches;
    const rarity = first?.weight === 1 ? this.#idf(this.list(first.term).pageCount) : Infinity;
    for (const { term, weight: closeness } of matches) {
      const list = this.list(term);
      const value = closeness * factor * Math.min(rarity, this.#idf(list.pageCount));
      scores.terms.add(this.terms.terms[term]!);
      for (let at = 0; at < list.sections.length; at++) {
        raise(this.#bestPages, list.pages[at]!, value * pageWeight(list.fields[at]!));
        raise(this.#best, list.sections[at]!, value * this.#sectionWeight(list, at));
      }
    }
    for (const { term } of matches) this.#take(this.list(term), mask, scores);
  }

  /** Moves the best values of a term's sections and pages to the scores. */
  #take({ sections, pages }: PostingsList, mask: number, scores: Scores): void {
    for (let at = 0; at < sections.length; at++) {
      const section = sections[at]!;
      const page = pages[at]!;
      move(this.#best, section, scores.sections, scores.sectionMasks, mask);
      move(this.#bestPages, page, scores.pages, scores.pageMasks, mask);
      touch(page, scores);
    }
  }

  #sectionWeight({ sections, counts, fields }: PostingsList, at: number): number {
    const heading = fields[at]! & inHeading ? weight.heading : 0;
    return heading + (counts[at]! > 0 ? this.#textWeight(sections[at]!, counts[at]!) : 0);
  }

  #textWeight(section: number, count: number): number {
    const length = this.#lengths[section]! / this.#averageLength;
    return (
      weight.text * (0.4 + (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * length)))
    );
  }

  #idf(pages: number): number {
    return Math.log(1 + (this.pageCount - pages + 0.5) / (pages + 0.5));
  }

  /** The rarity of the most frequent term; for an unknown word, the greatest rarity. */
  #rarityOf(matches: readonly TermMatch[]): number {
    return this.#idf(matches.reduce((most, { term }) => Math.max(most, this.list(term).pageCount), 0));
  }
}

/** The weight of a term for the whole page. */
function pageWeight(fields: number): number {
  if (fields & inTitle) return weight.title;
  if (fields & inKeywords) return weight.keywords;
  return fields & inPage ? weight.text : 0;
}

function touch(page: number, { isTouched, touched }: Scores): void {
  if (isTouched[page] === 1) return;
  isTouched[page] = 1;
  touched.push(page);
}

function raise(best: Float32Array, at: number, value: number): void {
  if (value > best[at]!) best[at] = value;
}

function move(best: Float32Array, at: number, sums: Float32Array, masks: Int32Array, mask: number): void {
  const value = best[at]!;
  if (value === 0) return;
  best[at] = 0;
  sums[at]! += value;
  masks[at]! |= mask;
}

/** Number of words in each section, from the logarithm that the index has. */
function lengthsOf(pages: readonly PageRow[], count: number): Uint16Array {
  const lengths = new Uint16Array(count);
  let section = 0;
  for (const { 7: text } of pages) {
    const reader = new NumberReader(text);
    while (!reader.isAtEnd) lengths[section++] = Math.round(1.3 ** reader.next());
  }
  return lengths;
}
