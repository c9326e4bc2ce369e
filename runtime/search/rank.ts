/** Ranks the pages of the shards for a query, with the best sections of each. */
import { fold } from './fold.js';
import { idOf, type SectionRow } from './index-file.js';
import type { MatchWords } from './match-ranges.js';
import { toQuery, type Query } from './query.js';
import { nearTerms } from './matching-terms.js';
import type { Scores, ShardIndex } from './shard-index.js';

/** A page that matches. */
export interface PageHit {
  title: string;
  /** Root-absolute, without the base path of the site. */
  route: string;
  /** Titles of the groups that contain it, joined with `›`. */
  crumbs: string;
  tab: string;
  /** HTTP method. May be empty. */
  badge: string;
  score: number;
  /** The sections that match, best first. May be empty if only the title matches. */
  sections: SectionHit[];
}

/** A section that matches. */
export interface SectionHit {
  /** Empty for the introduction of a page. */
  heading: string;
  /** Empty for the introduction of a page. */
  id: string;
  /** Whether the heading is the name of a field, or a status code. */
  isCode: boolean;
}

export interface Found {
  pages: PageHit[];
  /** Number of pages that match. */
  count: number;
  /** What matched, for highlights. */
  words: MatchWords;
  /** Other words to search for, if nothing matches. */
  suggestions: string[];
}

const mostSections = 3;
/** Pages whose titles are compared with the query as a whole. */
const mostCompared = 60;

/** The best `limit` pages. `tab`: only pages of that tab. */
export function findPages(shards: readonly ShardIndex[], text: string, limit = 20, tab?: string): Found {
  const query = toQuery(text);
  if (query.words.length === 0) return { pages: [], count: 0, words: { parts: [] }, suggestions: [] };
  const candidates: Candidate[] = [];
  const terms = new Set<string>();
  for (const shard of shards) {
    const scores = shard.score(query);
    for (const term of scores.terms) terms.add(term);
    candidates.push(...candidatesOf(shard, scores, query, tab));
  }
  const full = candidates.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  const relevant = candidates.filter(({ coverage }) => coverage > full - 0.35);
  relevant.sort((one, other) => other.score - one.score);
  const wanted = normalized(text);
  for (const candidate of relevant.slice(0, mostCompared)) candidate.score *= likeness(candidate, wanted);
  relevant.sort((one, other) => other.score - one.score);
  return {
    pages: relevant.slice(0, limit).map(toHit),
    count: relevant.length,
    words: wordsOf(query, terms),
    suggestions: relevant.length > 0 ? [] : suggest(shards, query),
  };
}

/** Most terms that are passed on: the dialog only marks what readers see. */
const mostTerms = 100;

function wordsOf({ words }: Query, terms: ReadonlySet<string>): MatchWords {
  const texts = (isPairs: boolean): string[] =>
    words.filter(({ isPair }) => isPair === isPairs).map(({ text }) => text);
  return { parts: texts(false), pairs: texts(true), terms: [...terms].slice(0, mostTerms) };
}

interface Candidate {
  shard: ShardIndex;
  page: number;
  score: number;
  /** Share of the query that is on the page, from 0 to 1. Rare words count more. */
  coverage: number;
  /** Numbers in the page, best first. */
  sections: number[];
}

function candidatesOf(shard: ShardIndex, scores: Scores, { words }: Query, tab: string | undefined): Candidate[] {
  const byPage = new Map<number, number[]>();
  for (const page of scores.touchedPages) byPage.set(page, []);
  const sections = [...scores.touched].sort((one, other) => one - other);
  let page = 0;
  for (const section of sections) {
    while (shard.starts[page + 1]! <= section) page++;
    const list = byPage.get(page);
    if (list) list.push(section);
    else byPage.set(page, [section]);
  }
  const shareOf = shares(scores.rarity, words.length);
  const candidates: Candidate[] = [];
  for (const [each, list] of byPage) {
    const [, , , tabIndex] = shard.file.pages[each]!;
    if (tab !== undefined && shard.file.tabs[tabIndex] !== tab) continue;
    candidates.push(candidateOf(shard, scores, each, list, shareOf));
  }
  return candidates;
}

function candidateOf(
  shard: ShardIndex,
  scores: Scores,
  page: number,
  sections: number[],
  shareOf: (mask: number) => number,
): Candidate {
  const titleMask = scores.pageMasks[page]!;
  const title = scores.pages[page]!;
  let all = titleMask;
  const rated = sections.map((section) => {
    const mask = scores.sectionMasks[section]! | titleMask;
    all |= mask;
    const factor = shareOf(mask) ** 2;
    return { section, own: scores.sections[section]! * factor, score: (scores.sections[section]! + title) * factor };
  });
  rated.sort((one, other) => other.score - one.score);
  const coverage = shareOf(all);
  const best = rated[0]?.score ?? title * coverage ** 2;
  const others = rated.slice(1, 4).reduce((sum, { score }) => sum + score, 0);
  const boost = shard.file.pages[page]![5];
  return {
    shard,
    page,
    score: (best + 0.08 * others + 0.5 * title) * (0.3 + 0.7 * coverage ** 2) * boost,
    coverage,
    sections: rated
      .filter(({ own }) => own > best * 0.3)
      .slice(0, mostSections)
      .map(({ section }) => section - shard.starts[page]!),
  };
}

/** Weighs the words of a query by their rarity. */
function shares(rarity: readonly number[], count: number): (mask: number) => number {
  const weights = Array.from({ length: count }, (_, index) => (rarity[index] ?? 0) + 0.2);
  const all = weights.reduce((sum, each) => sum + each, 0);
  const cache = new Map<number, number>();
  return (mask) => {
    let share = cache.get(mask);
    if (share === undefined) {
      share = weights.reduce((sum, each, index) => (mask & (1 << index) ? sum + each : sum), 0) / all;
      cache.set(mask, share);
    }
    return share;
  };
}

/** A factor for titles and headings that are what the reader typed. */
function likeness({ shard, page, sections }: Candidate, wanted: string): number {
  const [title, , , , , , rows] = shard.file.pages[page]!;
  const own = normalized(title);
  if (own === wanted) return 3;
  // The plural scores less as a term.
  if (own === `${wanted}s` || wanted === `${own}s`) return 3.5;
  const heading = sections[0] === undefined ? '' : normalized(headingOf(rows[sections[0]]!));
  if (heading === wanted) return 1.8;
  if (own.startsWith(wanted)) return 1 + wanted.length / own.length;
  return heading.startsWith(wanted) ? 1.25 : 1;
}

function normalized(text: string): string {
  return fold(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

function toHit({ shard, page, score, sections }: Candidate): PageHit {
  const [title, route, crumb, tab, badge, , rows] = shard.file.pages[page]!;
  return {
    title,
    route,
    crumbs: shard.file.crumbs[crumb] ?? '',
    tab: shard.file.tabs[tab] ?? '',
    badge,
    score,
    sections: sections.map((section) => toSection(rows[section]!)),
  };
}

function toSection(row: SectionRow): SectionHit {
  return typeof row === 'string'
    ? { heading: row, id: idOf(row), isCode: false }
    : { heading: row[0], id: row[1], isCode: row[2] === 1 };
}

function headingOf(row: SectionRow): string {
  return typeof row === 'string' ? row : row[0];
}

function suggest(shards: readonly ShardIndex[], { words }: Query): string[] {
  const near = shards.flatMap((shard) =>
    words.flatMap(({ text, isPair }) => (isPair ? [] : nearTerms(shard, text).slice(0, 3))),
  );
  return [...new Set(near)].slice(0, 3);
}
