/** One shard of the index in memory: finds the terms of a query, and scores sections. */
import type { IndexFile, PageRow } from './index-file.js';
import { NumberReader } from './numbers.js';
import { isField } from './section-rows.js';
import { inHeading, inKeywords, inPage, inTitle } from './postings.js';
import { toPostingsList, type PostingsList } from './postings-list.js';
import type { SortedTerms } from '../terms/sorted-terms.js';
import { readTerms } from '../terms/term-list.js';
import { withoutFillers } from '../terms/fillers.js';
import { normalized } from '../terms/normalized.js';
import { pathCloseness, segmentsOf } from '../terms/path-term.js';
import type { Matches, TermMatch } from '../terms/matching-terms.js';
import { namedSections, namesOfPages, pagesOfGroups, type Named } from './names.js';
import type { Query } from '../query.js';

/** Weights of the fields, and the parameters of BM25. */
const weight = { title: 3.6, group: 1.8, heading: 1.6, keywords: 3, text: 1, whole: 0.9, guess: 0.4, part: 0.1 };
const saturation = 1.2;
const lengthShare = 0.6;

/** The terms of the words and of the identifiers of a query. */
export interface QueryMatches {
  words: readonly Matches[];
  wholes: readonly Matches[];
  /** Bits of the words that are parts of an identifier that the site has. */
  parts: number;
}

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
  /** The titles of all pages without fillers, to compare them with a query. */
  readonly titles: readonly string[];
  /** The names of all pages, to compare their words with a query. */
  readonly names: readonly (readonly string[])[];
  /** Whether the heading of a section is a name in code, by section. */
  readonly isField: Uint8Array;
  readonly #named: ReadonlyMap<string, readonly Named[]>;
  /** The pages in groups and tabs whose names have a term, by term. */
  readonly #groups: ReadonlyMap<string, readonly number[]>;
  #knownPaths: ReadonlyMap<number, readonly string[]> | undefined;
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
    this.titles = file.pages.map(([title]) => withoutFillers(normalized(title)));
    this.names = namesOfPages(file, this.titles);
    this.isField = Uint8Array.from(file.pages.flatMap(({ 6: rows }) => rows.map((row) => (isField(row) ? 1 : 0))));
    this.#named = namedSections(file, this.starts);
    this.#groups = pagesOfGroups(file);
  }

  get pageCount(): number {
    return this.file.pages.length;
  }

  /** The positions of the term with an index. */
  list(term: number): PostingsList {
    let list = this.#lists.get(term);
    if (!list) this.#lists.set(term, (list = this.#readList(term)));
    return list;
  }

  #readList(term: number): PostingsList {
    return toPostingsList(this.#postings[term]!, this.starts, this.#named.get(this.terms.terms[term]!));
  }

  /** Scores all sections. `at`: the index of this shard in `matches`. */
  score({ wholes, path }: Query, matches: QueryMatches, at: number): Scores {
    const size = this.#lengths.length;
    const scores: Scores = {
      sections: new Float32Array(size),
      sectionMasks: new Int32Array(size),
      pages: new Float32Array(this.pageCount),
      pageMasks: new Int32Array(this.pageCount),
      touched: [],
      isTouched: new Uint8Array(this.pageCount),
      terms: new Set(),
      paths: path ? this.#pathsLike(path.segments) : new Map(),
    };
    matches.words.forEach(({ byShard, rarity }, index) => {
      const isPart = (matches.parts & (1 << index)) !== 0;
      this.#add(byShard[at]!, 1 << index, rarity * (isPart ? weight.part : 1), scores);
    });
    matches.wholes.forEach(({ byShard, rarity }, index) => {
      const { mask, isGuess } = wholes[index]!;
      this.#add(byShard[at]!, mask, rarity * (isGuess ? weight.guess : weight.whole), scores);
    });
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
  #add(matches: readonly TermMatch[], mask: number, rarity: number, scores: Scores): void {
    for (const { term, weight: closeness } of matches) {
      const list = this.list(term);
      const text = this.terms.terms[term]!;
      const value = closeness * rarity;
      scores.terms.add(text);
      for (const page of this.#groups.get(text) ?? []) raise(this.#bestPages, page, value * weight.group);
      for (let at = 0; at < list.sections.length; at++) {
        raise(this.#bestPages, list.pages[at]!, value * pageWeight(list.fields[at]!));
        raise(this.#best, list.sections[at]!, value * this.#sectionWeight(list, at));
      }
    }
    for (const { term } of matches) {
      const { sections, pages } = this.list(term);
      for (const section of sections) move(this.#best, section, scores.sections, scores.sectionMasks, mask);
      for (const page of pages) this.#takePage(page, mask, scores);
      for (const page of this.#groups.get(this.terms.terms[term]!) ?? []) this.#takePage(page, mask, scores);
    }
  }

  #takePage(page: number, mask: number, scores: Scores): void {
    move(this.#bestPages, page, scores.pages, scores.pageMasks, mask);
    touch(page, scores);
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
