/** The query of a reader. */
import { normalized } from './terms/normalized.js';
import { pathIn, type QueryPath } from './terms/path-term.js';
import { fillers, withoutFillers, withoutQuestions } from './terms/fillers.js';
import { lettersIn } from './terms/text-terms.js';
import { isPair, tokenize, type Token } from './terms/tokenize.js';

/** One word of a query. */
export interface QueryWord {
  text: string;
  /** A pair of characters of a script without spaces, which only matches exactly. */
  isPair: boolean;
  /** Whether the pair is the end of a word and the beginning of the next one. */
  isBetween?: boolean;
}

/** An identifier of several words in a query: a section that contains it as a whole contains all of them. */
export interface QueryWhole {
  text: string;
  /** Bits of its words. */
  mask: number;
  /** Whether it may be one, but the reader wrote words. */
  isGuess?: boolean;
}

export interface Query {
  /** As headings are compared with it. */
  text: string;
  /** The same for titles. A name such as `listUsers` is also compared in words, and one such as `customer_id` is not a title. */
  titles: readonly string[];
  words: QueryWord[];
  wholes: QueryWhole[];
  /** The path of an operation, if the text can be one. */
  path?: QueryPath;
  /** Whether the text is a name in code, a number or a path instead of words. */
  isIdentifier: boolean;
  /** Words to find together in the text of a page. */
  phrases?: Phrases;
}

/** Words to find together. */
export interface Phrases {
  /** Normalized. */
  texts: readonly string[];
  /** Whether the reader quoted them, so that only pages with all of them match. */
  isQuoted: boolean;
}

/** Words of a query that count. Each has a bit in a mask. */
const maxWords = 24;

/** Fewest and most words that may be the parts of one identifier: `list users` is `listUsers`. */
const [minJoined, maxJoined] = [2, 4];

/** Fewest words that are a phrase without quotes, such as an error message. The parts of an identifier always are. */
const minPhrase = 3;

const quoted = /["“”„«]([^"“”„«»]+)["“”»]/gu;

const identifier = /[\p{L}\p{N}][_/.{}][\p{L}\p{N}{]|^[/{]|\p{Ll}\p{Lu}|^\S*\d\S*$/u;

/** Reads the text that the reader typed. */
export function toQuery(text: string): Query {
  const { words, wholes } = wordsIn(text);
  const path = pathIn(text);
  const isPhrase = wholes.length > 0 || words.length >= minPhrase;
  const phrases = path ? undefined : phrasesIn(text, isPhrase && !words.some(({ isPair }) => isPair));
  return {
    text: normalized(text),
    titles: titlesOf(text, words),
    words,
    wholes: wholes.length > 0 ? wholes : joined(words),
    ...(path && { path }),
    ...(phrases && { phrases }),
    isIdentifier: identifier.test(text.trim()),
  };
}

function wordsIn(text: string): Pick<Query, 'words' | 'wholes'> {
  const words: QueryWord[] = [];
  const wholes: QueryWhole[] = [];
  const isBetween = pairsBetween(text);
  /** The bit of the word; 0 if the query has too many. */
  const bitOf = (word: QueryWord): number => {
    const index = words.findIndex((each) => each.text === word.text);
    if (index !== -1) return 1 << index;
    return words.length < maxWords ? 1 << (words.push(word) - 1) : 0;
  };
  for (const { whole, parts, isPairs = false } of meaningful(text)) {
    const pairs = isPairs ? parts.filter(isTwo) : [];
    const isPair = pairs.length > 0;
    let mask = 0;
    for (const part of isPair ? pairs : parts) mask |= bitOf({ text: part, isPair, isBetween: isBetween(part) });
    if (whole !== undefined) wholes.push({ text: whole, mask });
  }
  for (const letter of lettersIn(text)) if (!fillers.has(letter)) bitOf({ text: letter, isPair: false });
  return { words, wholes };
}

/** The tokens of a query that are not fillers, unless it has no others. */
function meaningful(text: string): readonly Readonly<Token>[] {
  const tokens = tokenize(withoutQuestions(text));
  const others = tokens.filter(({ whole, parts }) => whole !== undefined || !parts.every((part) => fillers.has(part)));
  return others.length > 0 ? others : tokens;
}

/** `isPhrase`: whether the text is one without quotes. */
function phrasesIn(text: string, isPhrase: boolean): Phrases | undefined {
  const texts = Array.from(text.matchAll(quoted), ([, phrase]) => normalized(phrase!)).filter(Boolean);
  if (texts.length > 0) return { texts, isQuoted: true };
  return isPhrase ? { texts: [normalized(text)], isQuoted: false } : undefined;
}

/** The words as one identifier. */
function joined(words: readonly QueryWord[]): QueryWhole[] {
  const isPossible = words.length >= minJoined && words.length <= maxJoined && !words.some(({ isPair }) => isPair);
  return isPossible ? [{ text: inOne(words, ''), mask: (1 << words.length) - 1, isGuess: true }] : [];
}

function titlesOf(text: string, words: readonly QueryWord[]): string[] {
  const title = withoutFillers(normalized(withoutQuestions(text)));
  return text.includes('_') ? [] : [...new Set([title, inOne(words, ' ')])];
}

/** Made for the first text that needs it: browsers take several milliseconds. */
let segmenter: Intl.Segmenter | undefined;

/** Finds out whether a pair of characters in the text is in no word of it. */
function pairsBetween(text: string): (pair: string) => boolean {
  if (!isPair(text)) return () => false;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const segments = segmenter.segment(text.toLowerCase());
  const inWords = Array.from(segments, ({ segment }) => segment);
  return (pair) => isTwo(pair) && !inWords.some((word) => word.includes(pair));
}

function inOne(words: readonly QueryWord[], separator: string): string {
  return words.map(({ text }) => text).join(separator);
}

/** Whether it is two characters, each of which may be two code units. */
function isTwo(part: string): boolean {
  return /^../u.test(part);
}
