/** Finds terms in a sorted list: by their beginning, by a part, and by their distance from another word. */

/** The terms of an index, sorted by code unit. */
export class SortedTerms {
  readonly terms: readonly string[];
  /** For each term, the number of characters that it shares with the previous one. */
  readonly #shared: Uint8Array;
  /** All terms as one text, which is faster to search than each of them, and where each one ends. Made on first use. */
  #text: { joined: string; ends: Int32Array } | undefined;

  constructor(terms: readonly string[], shared: Uint8Array) {
    this.terms = terms;
    this.#shared = shared;
  }

  /** The index of a term; `undefined` if it is not in the list. */
  indexOf(term: string): number | undefined {
    const index = this.#firstFrom(term);
    return this.terms[index] === term ? index : undefined;
  }

  /** The indexes of the terms that begin with `prefix`: from the first up to the second, which is not one. */
  range(prefix: string): [start: number, end: number] {
    return [this.#firstFrom(prefix), this.#firstFrom(`${prefix}\uffff`)];
  }

  /** The indexes of the terms that contain `part`, in order. */
  containing(part: string): number[] {
    const { joined, ends } = (this.#text ??= join(this.terms));
    const found: number[] = [];
    let index = 0;
    for (let at = joined.indexOf(part); at !== -1; at = joined.indexOf(part, ends[index])) {
      index = firstAbove(ends, at, index);
      found.push(index);
    }
    return found;
  }

  /** The indexes of the terms that become `word` with at most `maxDistance` changed, added or removed characters, with their distance. */
  near(word: string, maxDistance: number): { term: number; distance: number }[] {
    const found: { term: number; distance: number }[] = [];
    const width = word.length + 1;
    // Row `d` has the distances of the first `d` characters of a term from each beginning of the word.
    const rows = new Uint8Array((word.length + maxDistance + 1) * width);
    for (let column = 0; column < width; column++) rows[column] = column;
    // Number of rows that are valid for the current term.
    let valid = 0;
    // Terms that share this number of characters with it are too far away.
    let dead = Infinity;
    for (let index = 0; index < this.terms.length; index++) {
      const shared = this.#shared[index]!;
      if (shared >= dead) continue;
      const term = this.terms[index]!;
      valid = Math.min(valid, shared);
      dead = Infinity;
      for (; valid < term.length; valid++) {
        if (
          valid >= word.length + maxDistance ||
          fillRow(rows, valid, width, term.charCodeAt(valid), word) > maxDistance
        ) {
          dead = valid + 1;
          break;
        }
      }
      if (dead !== Infinity) continue;
      const distance = rows[term.length * width + word.length]!;
      if (distance <= maxDistance) found.push({ term: index, distance });
    }
    return found;
  }

  /** The index of the first term that is not before `text`. */
  #firstFrom(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.terms[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Fills the row after row `depth` for a term whose next character is `code`. Returns its smallest distance. */
function fillRow(rows: Uint8Array, depth: number, width: number, code: number, word: string): number {
  const above = depth * width;
  const row = above + width;
  let least = (rows[row] = depth + 1);
  for (let column = 1; column < width; column++) {
    const changed = rows[above + column - 1]! + (word.charCodeAt(column - 1) === code ? 0 : 1);
    const value = Math.min(changed, rows[above + column]! + 1, rows[row + column - 1]! + 1);
    rows[row + column] = value;
    if (value < least) least = value;
  }
  return least;
}

function join(terms: readonly string[]): { joined: string; ends: Int32Array } {
  const ends = new Int32Array(terms.length);
  let end = 0;
  terms.forEach((term, index) => (ends[index] = end += term.length + 1));
  return { joined: terms.join('\n'), ends };
}

/** The index of the first value above `limit`, from `low`. */
function firstAbove(values: Int32Array, limit: number, low: number): number {
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
