/** Rates the pages of a shard for a query, and keeps the best of all shards. */
import type { Query } from './query.js';
import { sameWords } from './terms/normalized.js';
import { headingOf } from './index/section-rows.js';
import type { QueryMatches, Scores, ShardIndex } from './index/shard-index.js';

/** A page that may be shown. */
export interface Candidate {
  from: RatedPages;
  page: number;
  score: number;
  /** Number of the best section in the page; -1 if only the title matches. */
  best: number;
}

/** A title that the query may mean. */
interface WantedTitle {
  text: string;
  plural: string;
  words: readonly string[];
  /** See `sameWords`. */
  inOrder: string;
}

interface RatingOptions {
  matches: QueryMatches;
  at: number;
  tab: string | undefined;
}

/** Sections that are listed below a page. */
const maxSections = 3;
/** Sections after the best one that count a little. */
const maxOthers = 3;

/** The pages of one shard with their scores. */
export class RatedPages {
  readonly shard: ShardIndex;
  readonly scores: Scores;
  /** The greatest share of the query that one page has, from 0 to 1. Rare words count more. */
  readonly coverage: number;
  readonly #shareOf: (mask: number) => number;
  readonly #pages: number[];
  readonly #rates: Float64Array;
  readonly #coverages: Float32Array;
  readonly #best: Int32Array;
  /** Whether the title is similar to the query: such pages are never left out. */
  readonly #isTitled: Uint8Array;
  readonly #query: Query;
  readonly #wanted: readonly WantedTitle[];

  /** `at`: the index of the shard in `matches`. `tab`: only pages of that tab. */
  constructor(shard: ShardIndex, query: Query, { matches, at, tab }: RatingOptions) {
    this.shard = shard;
    this.#query = query;
    this.#wanted = query.titles.map((text) => ({
      text,
      plural: `${text}s`,
      words: text.split(' '),
      inOrder: sameWords(text),
    }));
    this.scores = shard.score(query, matches, at);
    this.#shareOf = shares(matches.words.map(({ rarity }) => rarity + 0.2));
    const { pages: rows, tabs } = shard.file;
    const { touched } = this.scores;
    this.#pages = tab === undefined ? touched : touched.filter((page) => tabs[rows[page]![3]] === tab);
    this.#rates = new Float64Array(this.#pages.length);
    this.#coverages = new Float32Array(this.#pages.length);
    this.#best = new Int32Array(this.#pages.length);
    this.#isTitled = new Uint8Array(this.#pages.length);
    this.#pages.forEach((page, at) => this.#rate(page, at));
    this.coverage = this.#coverages.reduce((most, each) => Math.max(most, each), 0);
  }

  /** Adds the pages with a share of the query above `least` up to `most` to `best`. Returns their number. */
  pick(least: number, most: number, best: BestPages): number {
    let count = 0;
    this.#pages.forEach((page, at) => {
      const share = this.#isTitled[at] === 1 ? 1 : this.#coverages[at]!;
      if (share <= least || share > most) return;
      count++;
      best.add({ from: this, page, score: this.#rates[at]!, best: this.#best[at]! });
    });
    return count;
  }

  /** The sections of a page that match, best first. */
  sectionsOf(page: number): number[] {
    const { starts } = this.shard;
    const title = this.scores.pages[page]!;
    const rated: { section: number; own: number; score: number }[] = [];
    for (let section = starts[page]!; section < starts[page + 1]!; section++) {
      if (this.scores.sectionMasks[section] === 0) continue;
      const factor = this.#shareOf(this.scores.sectionMasks[section]! | this.scores.pageMasks[page]!) ** 2;
      const own = this.scores.sections[section]!;
      rated.push({ section: section - starts[page]!, own: own * factor, score: (own + title) * factor });
    }
    rated.sort((one, other) => other.score - one.score);
    const best = rated[0]?.score ?? 0;
    const rows = this.shard.file.pages[page]![6];
    const sections = new Map<string, number>();
    for (const { section, own } of rated) {
      // A field of the request is often one of the response, too.
      const heading = headingOf(rows[section]!);
      if (own > best * 0.35 && !sections.has(heading)) sections.set(heading, section);
      if (sections.size === maxSections) break;
    }
    return [...sections.values()];
  }

  /** How well the operation of a page fits the path and the method of the query. */
  #pathCloseness(page: number): number {
    const closeness = this.#query.path && this.scores.paths.get(page);
    if (closeness === undefined) return 0;
    const { 4: badge } = this.shard.file.pages[page]!;
    const { method } = this.#query.path!;
    if (method === undefined) return closeness * (badge === 'GET' ? methodFactors.reading : 1);
    return closeness * (badge === method ? methodFactors.same : methodFactors.other);
  }

  #titleFactor(page: number): number {
    const title = this.shard.titles[page]!;
    const names = this.shard.names[page]!;
    let factor = 1;
    for (const wanted of this.#wanted) {
      factor = Math.max(factor, titleLikeness(title, wanted));
      if (names.includes(wanted.inOrder)) factor = Math.max(factor, nameFactor);
    }
    return factor;
  }

  /** Readers who look for a field write its name; words are rather in titles and texts. */
  #fieldFactor(page: number, bestSection: number): number {
    if (this.#query.isIdentifier || this.shard.isField[bestSection] !== 1) return 1;
    const title = this.shard.titles[page]!;
    return this.#query.words.every(({ text }) => title.includes(text)) ? 1 : fieldFactor;
  }

  #rate(page: number, at: number): void {
    const { starts, file } = this.shard;
    const { sections, sectionMasks, pages, pageMasks } = this.scores;
    const title = pages[page]!;
    const titleMask = pageMasks[page]!;
    const best: [number, number, number, number] = [0, 0, 0, 0];
    let least = 0;
    let bestSection = -1;
    let all = titleMask;
    for (let section = starts[page]!; section < starts[page + 1]!; section++) {
      const mask = sectionMasks[section]!;
      if (mask === 0) continue;
      all |= mask;
      const value = (sections[section]! + title) * this.#shareOf(mask | titleMask) ** 2;
      if (value <= least) continue;
      if (value > best[0]) bestSection = section;
      insert(best, value);
      least = best[maxOthers];
    }
    const coverage = this.#shareOf(all);
    const sum = (best[0] || title * coverage ** 2) + 0.08 * (best[1] + best[2] + best[3]);
    const ofWords = (sum + titleWeight * title) * (0.3 + 0.7 * coverage ** 2);
    const ofPath = this.#pathCloseness(page);
    const titleFactor = this.#titleFactor(page);
    const factor = titleFactor * this.#fieldFactor(page, bestSection);
    this.#isTitled[at] = titleFactor > 1 ? 1 : 0;
    this.#best[at] = bestSection < 0 ? -1 : bestSection - starts[page]!;
    this.#rates[at] = (ofWords * factor + pathWeight * ofPath) * file.pages[page]![5];
    this.#coverages[at] = Math.max(coverage, Math.min(1, ofPath));
  }
}

/** The weight of the title beside the sections, which it counts in too. */
const titleWeight = 1.5;
/** The weight of the path of an operation that is the path of the query. */
const pathWeight = 600;
/** Factors for an operation with the method of the query, for one with another method, and for reading if the query has none. */
const methodFactors = { same: 1.3, other: 0.7, reading: 1.02 };
/** A factor for pages on which words are only in the name or the text of a field. */
const fieldFactor = 0.5;

/** A factor for pages with a name that has the words of the query in any order. */
const nameFactor = 2.5;

/** The pages with the highest scores. */
export class BestPages {
  readonly pages: Candidate[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(candidate: Candidate): void {
    const { pages } = this;
    const { score } = candidate;
    if (pages.length === this.#most && score <= pages.at(-1)!.score) return;
    let at = pages.length;
    while (at > 0 && pages[at - 1]!.score < score) at--;
    pages.splice(at, 0, candidate);
    if (pages.length > this.#most) pages.pop();
  }
}

/** A factor for titles that are equal or similar to the query: 1 for all others. */
function titleLikeness(title: string, { text, plural, words }: WantedTitle): number {
  if (title === text) return 3;
  // The plural scores less as a term.
  if (title === plural || (text.length === title.length + 1 && text === `${title}s`)) return 3.5;
  if (title.startsWith(text)) return (title[text.length] === ' ' ? 1.8 : 1) + text.length / title.length;
  if (hasWords(title, text)) return 1.3 + text.length / title.length;
  if (words.every((word) => hasWords(title, word))) return 1.2 + text.length / title.length;
  return hasWords(text, title) ? 1 + title.length / text.length : 1;
}

/** Whether a text has the words of another one, together. */
function hasWords(text: string, words: string): boolean {
  return words !== '' && text.includes(words) && ` ${text} `.includes(` ${words} `);
}

/** Inserts a value into the greatest ones, which are sorted. */
function insert(best: number[], value: number): void {
  for (let at = 0; at <= maxOthers; at++) {
    if (value <= best[at]!) continue;
    best.splice(at, 0, value);
    best.pop();
    return;
  }
}

/** Weighs the words of a query by their rarity. */
function shares(weights: readonly number[]): (mask: number) => number {
  const all = weights.reduce((sum, each) => sum + each, 0);
  const cache = new Map<number, number>();
  let last = -1;
  let lastShare = 0;
  return (mask) => {
    if (mask === last) return lastShare;
    let share = cache.get(mask);
    if (share === undefined) {
      share = weights.reduce((sum, each, index) => (mask & (1 << index) ? sum + each : sum), 0) / all;
      cache.set(mask, share);
    }
    last = mask;
    return (lastShare = share);
  };
}
