/** The query of a reader. */
import { tokenize } from './terms/tokenize.js';

/** One word of a query. */
export interface QueryWord {
  text: string;
  /** A pair of characters of a script without spaces, which only matches exactly. */
  isPair: boolean;
}

/** An identifier of several words in a query: a section that contains it as a whole contains all of them. */
export interface QueryWhole {
  text: string;
  /** Bits of its words. */
  mask: number;
}

export interface Query {
  words: QueryWord[];
  wholes: QueryWhole[];
}

/** Words of a query that count. Each has a bit in a mask. */
const maxWords = 24;

/** Reads the text that the reader typed. */
export function toQuery(text: string): Query {
  const words: QueryWord[] = [];
  const wholes: QueryWhole[] = [];
  const indexOf = (word: QueryWord): number => {
    const index = words.findIndex((each) => each.text === word.text);
    return index === -1 ? words.push(word) - 1 : index;
  };
  for (const { whole, parts, isPairs = false } of tokenize(text)) {
    const pairs = isPairs ? parts.filter(isTwo) : [];
    const wanted = pairs.length > 0 ? pairs : parts;
    let mask = 0;
    for (const part of wanted) {
      if (words.length >= maxWords) break;
      mask |= 1 << indexOf({ text: part, isPair: pairs.length > 0 });
    }
    if (whole !== undefined) wholes.push({ text: whole, mask });
  }
  return { words, wholes };
}

/** Whether it is two characters, each of which may be two code units. */
function isTwo(part: string): boolean {
  return /^../u.test(part);
}
