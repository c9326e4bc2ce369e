/** Finds the word that an author most likely intended. */

const usualShare = 0.34;

/** The largest number of typing errors with which a word is still recognized. */
export function maxTypingErrors(word: string, share = usualShare): number {
  return Math.max(1, Math.floor(word.length * share));
}

/**
 * The candidate with the smallest number of typing errors (a missing, extra, wrong or swapped letter), or `undefined`
 * if none is close enough for a "Did you mean". Case differences count less. Among equally close candidates, the same
 * first letter is preferred, and a missing or extra letter is preferred to a wrong one: "tss" is "ts" and not "css".
 * `share`: the maximum share of wrong letters.
 */
export function nearest(word: string, candidates: Iterable<string>, share = usualShare): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let bestRank = Infinity;
  let limit = maxTypingErrors(wanted, share) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= limit) continue;
    const word = candidate.toLowerCase();
    const distance = typingDistance(wanted, word, limit);
    const rank = distance < limit ? distance + doubt(wanted, word) : Infinity;
    if (rank < bestRank) {
      best = candidate;
      bestRank = rank;
      limit = distance + 1;
    }
    if (bestRank === 0) break;
  }
  return best;
}

/** A tiebreaker, less than one error: how unlikely `word` is among words with the same number of errors. */
function doubt(wanted: string, word: string): number {
  const isFirstWrong = wanted[0] !== word[0] && wanted[0] !== word[1];
  const isLetterWrong = wanted.length === word.length && !isRearranged(wanted, word);
  return (isFirstWrong ? 0.5 : 0) + (isLetterWrong ? 0.25 : 0);
}

function isRearranged(one: string, other: string): boolean {
  const sorted = (word: string): string => word.split('').sort().join('');
  return sorted(one) === sorted(other);
}

/** A lower bound of the distance: a wrong letter removes one kind of letter and adds one. */
function minDistance(one: string, other: string): number {
  let different = letters(one) ^ letters(other);
  let count = 0;
  for (; different !== 0; different &= different - 1) count++;
  return Math.max(Math.abs(one.length - other.length), Math.ceil(count / 2));
}

/** The kinds of letters in a word, as bits. Several can share a bit, which makes the bound smaller. */
function letters(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** Damerau-Levenshtein distance (optimal string alignment). Stops at `limit` once the distance cannot be smaller. */
export function typingDistance(one: string, other: string, limit: number): number {
  // Almost all words of a long list differ in so many letters that the distance need not be computed.
  if (minDistance(one, other) >= limit) return limit;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const current = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let distance = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) distance = Math.min(distance, beforePrevious[j - 2]! + 1);
      current.push(distance);
    }
    if (Math.min(...current) >= limit) return limit;
    beforePrevious = previous;
    previous = current;
  }
  return previous[other.length]!;
}
