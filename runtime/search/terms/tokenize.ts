/**
 * Splits text into search terms, in the index and in queries alike. Identifiers have several terms: `streamText` is
 * found as a whole, as `stream` and as `text`; `api_key`, `api-key` and `apiKey` share the term `apikey`. Scripts
 * without spaces between words have all pairs of adjacent characters as terms.
 */
import { copyOf } from '../copy-of.js';
import { fold } from './fold.js';

/** The parts of one piece of text between spaces. */
export interface Token {
  /** The identifier as one term, without `_` and `-`; `undefined` for a plain word. */
  whole?: string;
  /** The words in it, or pairs of characters. Not empty, unless there is a `whole`. */
  parts: string[];
  /** Whether `parts` are pairs of characters of a script without spaces, the last one a single character. */
  isPairs?: boolean;
}

/** The terms of a token: the identifier as a whole, then its parts. */
export function termsOf({ whole, parts }: Readonly<Token>): readonly string[] {
  return whole === undefined ? parts : [whole, ...parts];
}

/** Longest term in characters. Longer ones, such as encoded data, are not indexed. */
const maxTermLength = 64;

/** Most words of an identifier that is a term as a whole. Longer ones are URLs or text without spaces. */
const maxParts = 8;

const cjk =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const unspaced = new RegExp(`[${cjk}]`, 'u');
const runs = new RegExp(`[${cjk}]+|[^${cjk}]+`, 'gu');

/** A word, or several that are joined without spaces: `client.chat`, `/v1/users`, `--dry-run`, `C++`. */
const chunks = /[\p{L}\p{N}\p{M}_]+(?:[-./:@$&=~+#{}]+[\p{L}\p{N}\p{M}_]+)*(?:\+\+|#)?/gu;
const asciiChunks = /\w+(?:[-./:@$&=~+#{}]+\w+)*(?:\+\+|#)?/g;

const camelParts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu;
const plainWord = /^[\p{Lu}\p{N}]?[^\p{Lu}_]*$|^[\p{Lu}\p{N}]+$/u;

/** Whether the term consists of characters of a script without spaces. */
export function isPair(term: string): boolean {
  return term.charCodeAt(0) > 0x7f && unspaced.test(term);
}

/** Whether the text is one Latin letter, such as the name of a language. As a title or a query, it is a term. */
export function isLetter(text: string): boolean {
  return /^[a-z]$/i.test(text);
}

/** Longer texts are not one letter between spaces. */
const maxLetterLength = 8;

/** Punctuation, arrows and symbols outside ASCII. Without them, most English text is ASCII, which is several times faster to split. */
const symbols = /[\u2010-\u205e\u2190-\u2426\u2500-\u2bff]/g;

const ascii = /^[\x00-\x7f]*$/;

/** The tokens of `text`, in order. Tokens are shared between texts. */
export function tokenize(text: string): readonly Readonly<Token>[] {
  if (text.length < maxLetterLength && isLetter(text.trim())) return [{ parts: [text.trim().toLowerCase()] }];
  const isPlain = ascii.test(text);
  const folded = isPlain ? text : fold(text.replace(symbols, ' '));
  const isAscii = isPlain || ascii.test(folded);
  const tokens: Token[] = [];
  for (const chunk of folded.match(isAscii ? asciiChunks : chunks) ?? []) {
    if (isAscii || !unspaced.test(chunk)) addWord(chunk, tokens);
    else
      for (const run of chunk.match(runs)!)
        if (unspaced.test(run)) addPairs(run, tokens);
        else addWord(run, tokens);
  }
  return tokens;
}

/** Words that were split before: a site uses the same ones again and again. */
const known = new Map<string, Token | undefined>();
const maxKnown = 20_000;
/** Longer chunks are rarely repeated. */
const maxKnownLength = 80;
/** A longer part of a string keeps the whole string in memory in V8. */
const maxCopiedLength = 12;

function addWord(chunk: string, tokens: Token[]): void {
  let token = known.get(chunk);
  if (token === undefined && !known.has(chunk)) {
    const word = chunk.length > maxCopiedLength ? copyOf(chunk) : chunk;
    token = splitWord(word);
    if (known.size >= maxKnown) known.clear();
    if (word.length <= maxKnownLength) known.set(word, token);
  }
  if (token) tokens.push(token);
}

function splitWord(chunk: string): Token | undefined {
  if (!/[^\p{L}\p{N}\p{M}_]/u.test(chunk) && plainWord.test(chunk))
    return isTerm(chunk) ? { parts: [chunk.toLowerCase()] } : undefined;
  if (/^\p{L}(?:\+\+|#)$/u.test(chunk)) return { parts: [chunk.toLowerCase()] };
  const parts = chunk.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap(wordsOf);
  const whole = wholeOf(chunk);
  const isKept =
    parts.length <= maxParts && whole.length <= maxTermLength && !(parts.length === 1 && parts[0] === whole);
  if (isKept) return { whole, parts };
  return parts.length > 0 ? { parts } : undefined;
}

/** `getHTTPUrl` → `gethttpurl`, `get`, `http`, `url`. */
function wordsOf(segment: string): string[] {
  if (!isTerm(segment)) return [];
  const whole = segment.toLowerCase();
  if (plainWord.test(segment)) return [whole];
  const words = (segment.match(camelParts) ?? []).map((word) => word.toLowerCase()).filter((word) => word.length > 1);
  return words.length > 1 ? words : [whole];
}

function wholeOf(chunk: string): string {
  return chunk
    .toLowerCase()
    .replace(/[_-]+/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '.')
    .replace(/^\.|\.$/g, '');
}

/** Single Latin letters within a text do not help a search, and long runs of digits are data. */
function isTerm(word: string): boolean {
  return word.length <= maxTermLength && (word.length > 1 ? !/^\d{9,}$/.test(word) : /[^a-zA-Z_]/.test(word));
}

/** Particles of Chinese and Japanese, which rarely begin a word: pairs that begin with one are left out. */
const particles = new Set('的了您你和与及或把被这那也都而をの');

const hiragana = /^\p{Script=Hiragana}/u;
/** Particles of Japanese that follow a word. */
const endParticles = new Set('はがをのにでとも');

/**
 * All pairs of adjacent characters. A pair across the end of a Japanese word is only its first character, because there
 * are many of them and readers search for words. The last character is a term too, so that every character begins one.
 */
function addPairs(run: string, tokens: Token[]): void {
  const characters = Array.from(run.toLowerCase());
  const pairs = characters.map((character, index) => {
    const next = characters[index + 1] ?? '';
    return endsWord(character, next) ? character : character + next;
  });
  const parts = pairs.filter((pair, index) => !particles.has(characters[index]!) || pairs.length === 1);
  if (parts.length > 0) tokens.push({ parts, isPairs: true });
}

function endsWord(character: string, next: string): boolean {
  return hiragana.test(character) ? !hiragana.test(next) : endParticles.has(next);
}
