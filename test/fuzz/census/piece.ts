/** What a census writes and looks for: pieces of text, numbers and addresses, each with a marker that occurs nowhere else. */

/** `version`: a number that ends with 0. `code`: one that begins with 0. `digits`: one with underscores. */
export type PieceKind = 'text' | 'number' | 'version' | 'code' | 'digits' | 'address';

/** Where a reader must find a piece. */
export interface Expectation {
  /** The attributes that a piece belongs to, such as `alt`. Default: it is text; an address is in `href` or `src`. */
  attributes?: readonly string[];
  /** The element that it must be inside of, such as `strong`, or any of several. */
  tag?: string | readonly string[];
  /** Whether the Markdown form has it. Default `true`. */
  markdown?: boolean;
  /** Whether the search index has it. Default: if it is text or a number, and not in an attribute. */
  search?: boolean;
  /** Whether it can be in any text or attribute of any file. Default: it is on its own page. */
  isAnywhere?: boolean;
}

export interface Piece extends Expectation {
  kind: PieceKind;
  marker: string;
}

/** Writes a new piece: returns its marker, as a word, a number or an address. */
export type Mark = (kind?: PieceKind, expectation?: Expectation) => string;

const letters = 'bcdfghjkmnpqrtvwxz';

/** The pieces of one page. */
export class Pieces {
  readonly all: Piece[] = [];
  #next: number;

  /** `first`: a number that differs between the pages of a site by at least the number of pieces of a page. */
  constructor(first: number) {
    this.#next = first;
  }

  readonly mark: Mark = (kind = 'text', expectation = {}) => {
    const marker = markerOf(kind, this.#next);
    this.#next += 1;
    this.all.push({ kind, marker, ...expectation });
    return kind === 'address' ? `https://example.com/${marker}` : marker;
  };
}

/** The text of a piece with this number. */
export function markerOf(kind: PieceKind, number: number): string {
  const digits = String(7_000_000 + number);
  if (kind === 'number') return digits;
  if (kind === 'version') return `4.${digits}0`;
  if (kind === 'code') return `0${digits}`;
  return kind === 'digits' ? digits.replace(/\B(?=(?:\d{3})+$)/g, '_') : word(number);
}

/** A word that is like no other, and is neither an identifier nor split by a search engine. */
function word(number: number): string {
  let text = '';
  for (let rest = number, at = 0; at < 6; at++) {
    text += letters[rest % letters.length];
    rest = Math.floor(rest / letters.length);
  }
  return `y${text}y`;
}
