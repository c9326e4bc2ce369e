/** Finds the words of a query in a text, for highlights. */
import { fold } from './terms/fold.js';

/** Start and end of a match. */
export type MatchRange = [start: number, end: number];

/** Finds matches in text. */
export type Matcher = (text: string) => MatchRange[];

const words = /[\p{L}\p{N}\p{M}]+/gu;

/** The words to highlight. */
export interface MatchWords {
  /** Words of the query: any word that contains one matches. */
  parts: readonly string[];
  /** Pairs of characters, which match anywhere. */
  pairs?: readonly string[];
  /** Other words that matched. */
  terms?: readonly string[];
}

/** Prepares the words of a query. */
export function createMatcher({ parts, pairs = [], terms = [] }: MatchWords): Matcher {
  const others = new Set(terms);
  return (text) => joined([...wordRanges(text, parts, others), ...pairRanges(text, pairs)]);
}

/** The words of a query as plain text, for engines without this information. */
export function plainWords(query: string): MatchWords {
  return { parts: fold(query).toLowerCase().match(words) ?? [] };
}

function wordRanges(text: string, parts: readonly string[], terms: ReadonlySet<string>): MatchRange[] {
  return Array.from(text.matchAll(words)).flatMap((match): MatchRange[] => {
    const [word] = match;
    const folded = fold(word).toLowerCase();
    // The longest match counts.
    const part = parts
      .filter((each) => (each.length > 2 ? folded.includes(each) : folded.startsWith(each)))
      .sort((one, other) => other.length - one.length)[0];
    if (part !== undefined && folded.length === word.length) {
      const start = match.index + folded.indexOf(part);
      return [[start, start + part.length]];
    }
    return part !== undefined || terms.has(folded) ? [[match.index, match.index + word.length]] : [];
  });
}

function pairRanges(text: string, pairs: readonly string[]): MatchRange[] {
  const lower = text.toLowerCase();
  const ranges: MatchRange[] = [];
  for (const pair of pairs)
    for (let at = lower.indexOf(pair); at !== -1; at = lower.indexOf(pair, at + 1)) ranges.push([at, at + pair.length]);
  return ranges;
}

/** Ranges in order; ranges that touch are joined. */
function joined(ranges: MatchRange[]): MatchRange[] {
  ranges.sort(([one], [other]) => one - other);
  const result: MatchRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else result.push(range);
  }
  return result;
}
