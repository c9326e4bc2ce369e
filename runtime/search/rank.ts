/** Ranks the pages of the shards for a query, with the best sections of each. */
import { readId } from './index/section-ids.js';
import { normalized } from './terms/normalized.js';
import type { SectionRow } from './index/index-file.js';
import type { MatchWords } from './match-ranges.js';
import { newestFirst } from './newest-first.js';
import { toQuery, type Phrases, type Query } from './query.js';
import { hasItself, matchWhole, matchWord, nearTerms } from './terms/matching-terms.js';
import { headingOf, isField } from './index/section-rows.js';
import { BestPages, RatedPages, type Candidate } from './rated-pages.js';
import type { QueryMatches, ShardIndex } from './index/shard-index.js';

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
  /** Whether a page has the whole query. */
  isWhole: boolean;
  /** The words that matched, for highlights. */
  words: MatchWords;
  /** Other words to search for, if nothing matches. */
  suggestions: string[];
  /** Words to find together in the texts of the pages, unless a title or a heading has them. */
  phrases?: Phrases;
}

/** Pages whose titles are compared with the query as a whole. */
const maxCompared = 60;
/** Pages with this much less of the query than the best one are left out. */
const maxMissing = 0.35;
/** The share of the query that a page with all of it has, but for rounding. */
const minWhole = 0.999;
/** With fewer pages than this, pages with any word of the query follow. */
const minCount = 3;

/** The best `limit` pages. `tab`: only pages of that tab. */
export function findPages(shards: readonly ShardIndex[], text: string, limit = 20, tab?: string): Found {
  const query = toQuery(text);
  if (query.words.length === 0) return { pages: [], count: 0, isWhole: true, words: { parts: [] }, suggestions: [] };
  const matches = matchQuery(shards, query);
  const rated = shards.map((shard, at) => new RatedPages(shard, query, { matches, at, tab }));
  const best = new BestPages(maxCompared);
  const count = pick(rated, best, query);
  for (const candidate of best.pages) candidate.score *= headingLikeness(candidate, query);
  best.pages.sort((one, other) => other.score - one.score);
  const pages = newestFirst(best.pages.slice(0, limit).map(toHit));
  const isNamed = !query.phrases?.isQuoted && pages.some((page) => isNamedAs(page, query));
  return {
    pages,
    count,
    ...(!isNamed && query.phrases && { phrases: query.phrases }),
    isWhole: rated.some(({ coverage }) => coverage > minWhole),
    words: wordsOf(query, rated),
    suggestions: count > 0 ? [] : suggest(shards, query),
  };
}

function matchQuery(shards: readonly ShardIndex[], { words, wholes }: Query): QueryMatches {
  const ofWholes = wholes.map(({ text }) => matchWhole(shards, text));
  return {
    words: words.map((word) => matchWord(shards, word)),
    wholes: ofWholes,
    parts: wholes.reduce(
      (parts, { mask, isGuess }, index) => (!isGuess && hasItself(ofWholes[index]!) ? parts | mask : parts),
      0,
    ),
  };
}

/** Adds the pages that have most of the query to `best`; if they are few, those with any word too. Returns their number. */
function pick(rated: readonly RatedPages[], best: BestPages, { isIdentifier }: Query): number {
  const least = Math.max(0, ...rated.map(({ coverage }) => coverage)) - maxMissing;
  const pickFrom = (from: number, to: number): number =>
    rated.reduce((sum, each) => sum + each.pick(from, to, best), 0);
  const count = pickFrom(least, Infinity);
  return count >= minCount || isIdentifier ? count : count + pickFrom(0, least);
}

/** Maximum number of terms to return: the dialog only marks visible text. */
const maxTerms = 100;

function wordsOf({ words }: Query, rated: readonly RatedPages[]): MatchWords {
  const texts = (isPairs: boolean): string[] =>
    words.filter(({ isPair }) => isPair === isPairs).map(({ text }) => text);
  const terms = new Set(rated.flatMap(({ scores }) => [...scores.terms]));
  return { parts: texts(false), pairs: texts(true), terms: [...terms].slice(0, maxTerms) };
}

/** A factor for the best heading, unless the title itself is similar to the query. */
function headingLikeness({ from: { shard }, page, best }: Candidate, query: Query): number {
  const { text } = query;
  if (best < 0 || query.path || shard.titles[page]!.startsWith(text)) return 1;
  const row = shard.file.pages[page]![6][best]!;
  if (isField(row) && !query.isIdentifier) return 1;
  const heading = normalized(headingOf(row));
  if (heading === text) return 1.8;
  return heading.startsWith(text) ? 1.25 : 1;
}

/** Whether the title or a section of a page has the words of the query together. */
function isNamedAs({ title, sections }: PageHit, { text }: Query): boolean {
  return [title, ...sections.map(({ heading }) => heading)].some((name) => normalized(name).includes(text));
}

function toHit({ from, page, score }: Candidate): PageHit {
  const { shard } = from;
  const [title, route, crumb, tab, badge, , rows] = shard.file.pages[page]!;
  return {
    title,
    route,
    crumbs: shard.file.crumbs[crumb] ?? '',
    tab: shard.file.tabs[tab] ?? '',
    badge,
    score,
    sections: from.sectionsOf(page).map((section) => toSection(rows, section)),
  };
}

function toSection(rows: readonly SectionRow[], section: number): SectionHit {
  const row = rows[section]!;
  return { heading: headingOf(row), id: readId(rows, section), isCode: isField(row) };
}

function suggest(shards: readonly ShardIndex[], { words }: Query): string[] {
  const near = shards.flatMap((shard) =>
    words.flatMap(({ text, isPair }) => (isPair ? [] : nearTerms(shard, text).slice(0, 3))),
  );
  return [...new Set(near)].slice(0, 3);
}
