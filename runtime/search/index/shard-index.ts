/** One shard of the index in memory: finds the terms of a query, and scores sections. */
import type { IndexFile, PageRow } from './index-file.js';
import { NumberReader } from './numbers.js';
import { inHeading, inKeywords, inPage, inTitle } from './postings.js';
import { toPostingsList, type PostingsList } from './postings-list.js';
import type { SortedTerms } from '../terms/sorted-terms.js';
import { readTerms } from '../terms/term-list.js';
import { matchingTerms, type TermMatch } from '../terms/matching-terms.js';
import type { Query } from '../query.js';

/** Weights of the fields, and the parameters of BM25. */
const weight = { title: 3.2, heading: 3, keywords: 3, text: 1, whole: 0.9 };
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
}

export class ShardIndex {
  readonly file: IndexFile;
  /** Number of the first section of each page, and at the end the number of sections. */
  readonly starts: Int32Array;
  readonly terms: SortedTerms;
  readonly #postings: string[];
  readonly #lists = new Map<number, PostingsList>();
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
  score({ words, wholes }: Query): Scores {
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
    };
    words.forEach((word, index) => {
      const matches = matchingTerms(this, word);
      scores.rarity.push(this.#rarityOf(matches));
      this.#add(matches, 1 << index, 1, scores);
    });
    for (const { text, mask } of wholes) {
      const [start, end] = this.terms.range(text);
      const matches = Array.from({ length: Math.min(end - start, maxLonger) }, (_, index) => ({
        term: start + index,
        weight: this.terms.terms[start + index] === text ? 1 : 0.5,
      }));
      this.#add(matches, mask, weight.whole, scores);
    }
    return scores;
  }

  /** Of the terms of one word, the best one counts in each section. */
  #add(matches: readonly TermMatch[], mask: number, factor: number, scores: Scores): void {
    for (const { term, weight: closeness } of matches) {
      const list = this.list(term);
      const value = closeness * factor * this.#idf(list.pageCount);
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
      if (scores.isTouched[page] === 1) continue;
      scores.isTouched[page] = 1;
      scores.touched.push(page);
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
