/** Rates the pages of a shard for a query, and keeps the best of all shards. */
import type { Query } from './query.js';
import type { Scores, ShardIndex } from './index/shard-index.js';

/** A page that may be shown. */
export interface Candidate {
  from: RatedPages;
  page: number;
  score: number;
  /** Numbers in the page, best first. Set for the pages that are compared. */
  sections: number[];
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

  /** `tab`: only pages of that tab. */
  constructor(shard: ShardIndex, query: Query, tab: string | undefined) {
    this.shard = shard;
    this.scores = shard.score(query);
    this.#shareOf = shares(this.scores.rarity, query.words.length);
    const { pages: rows, tabs } = shard.file;
    const { touched } = this.scores;
    this.#pages = tab === undefined ? touched : touched.filter((page) => tabs[rows[page]![3]] === tab);
    this.#rates = new Float64Array(this.#pages.length);
    this.#coverages = new Float32Array(this.#pages.length);
    this.#pages.forEach((page, at) => this.#rate(page, at));
    this.coverage = this.#coverages.reduce((most, each) => Math.max(most, each), 0);
  }

  /** Adds the pages with more than the share `least` of the query to `best`. Returns their number. */
  pick(least: number, best: BestPages): number {
    let count = 0;
    this.#pages.forEach((page, at) => {
      if (this.#coverages[at]! <= least) return;
      count++;
      best.add(this, page, this.#rates[at]!);
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
    return rated
      .filter(({ own }) => own > best * 0.3)
      .slice(0, maxSections)
      .map(({ section }) => section);
  }

  #rate(page: number, at: number): void {
    const { starts, file } = this.shard;
    const { sections, sectionMasks, pages, pageMasks } = this.scores;
    const title = pages[page]!;
    const titleMask = pageMasks[page]!;
    const best = [0, 0, 0, 0];
    let all = titleMask;
    for (let section = starts[page]!; section < starts[page + 1]!; section++) {
      const mask = sectionMasks[section]!;
      if (mask === 0) continue;
      all |= mask;
      insert(best, (sections[section]! + title) * this.#shareOf(mask | titleMask) ** 2);
    }
    const coverage = this.#shareOf(all);
    const [first = 0, ...others] = best;
    const sum = (first || title * coverage ** 2) + 0.08 * others.reduce((total, each) => total + each, 0);
    this.#rates[at] = (sum + 0.5 * title) * (0.3 + 0.7 * coverage ** 2) * file.pages[page]![5];
    this.#coverages[at] = coverage;
  }
}

/** The pages with the highest scores. */
export class BestPages {
  readonly pages: Candidate[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(from: RatedPages, page: number, score: number): void {
    const { pages } = this;
    if (pages.length === this.#most && score <= pages.at(-1)!.score) return;
    let at = pages.length;
    while (at > 0 && pages[at - 1]!.score < score) at--;
    pages.splice(at, 0, { from, page, score, sections: [] });
    if (pages.length > this.#most) pages.pop();
  }
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
function shares(rarity: readonly number[], count: number): (mask: number) => number {
  const weights = Array.from({ length: count }, (_, index) => (rarity[index] ?? 0) + 0.2);
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
