/** Reads a JSX tag of a page. */
import { skipBraces } from './javascript/skip-javascript.js';
import { matchAt, matchesAt } from './match-at.js';

export interface Tag {
  /** Empty for a fragment. */
  name: string;
  isClosing: boolean;
  isSelfClosing: boolean;
  /** The offset after `>`. */
  end: number;
  /** The text ranges of quoted attribute values, without quotes. */
  strings: { start: number; end: number }[];
  /** The ranges of unquoted attribute values, which HTML allows and JSX does not. */
  bareValues: { start: number; end: number }[];
  /** The ranges of attribute values and spreads in braces, including the braces. */
  expressions: { start: number; end: number }[];
}

const tagOpening = /<(\/?)\s*((?:[A-Za-z_$][\w$:.-]*)?)/y;
const attributeName = /[^\s=/>{}"'<`]+/y;
const bareValue = /(?:[^\s=>{}"'<`/]|\/(?!>))+(?=[\s>/])/y;
const whitespace = /\s*/y;

/** The tag that starts at the `<` at `start`; `undefined` if it is not a tag or does not end before `limit`. */
export function readTag(source: string, start: number, limit: number): Tag | undefined {
  const opening = matchAt(tagOpening, source, start);
  if (!opening) return undefined;
  const tag: Tag = {
    name: opening[2]!,
    isClosing: opening[1] === '/',
    isSelfClosing: false,
    end: -1,
    strings: [],
    bareValues: [],
    expressions: [],
  };
  let at = tagOpening.lastIndex;
  if (tag.name === '' && source[at] !== '>') return undefined;
  while (at < limit) {
    at = skipSpace(source, at);
    tag.isSelfClosing = source[at] === '/';
    const last = tag.isSelfClosing ? skipSpace(source, at + 1) : at;
    if (source[last] === '>') return last < limit ? { ...tag, end: last + 1 } : undefined;
    at = tag.isSelfClosing ? -1 : skipAttribute(source, at, limit, tag);
    if (at < 0) return undefined;
  }
  return undefined;
}

function skipAttribute(source: string, start: number, limit: number, tag: Tag): number {
  if (source[start] === '{') return skipExpression(source, start, limit, tag);
  if (!matchesAt(attributeName, source, start)) return -1;
  const afterName = attributeName.lastIndex;
  const equals = skipSpace(source, afterName);
  if (source[equals] !== '=') return afterName;
  const value = skipSpace(source, equals + 1);
  const quote = source[value];
  if (quote === '{') return skipExpression(source, value, limit, tag);
  if (quote !== '"' && quote !== "'") {
    if (!matchesAt(bareValue, source, value)) return -1;
    tag.bareValues.push({ start: value, end: bareValue.lastIndex });
    return bareValue.lastIndex;
  }
  const close = source.indexOf(quote, value + 1);
  if (close < 0 || close >= limit) return -1;
  tag.strings.push({ start: value + 1, end: close });
  return close + 1;
}

function skipExpression(source: string, start: number, limit: number, tag: Tag): number {
  const end = skipBraces(source, start, limit);
  if (end >= 0) tag.expressions.push({ start, end });
  return end;
}

function skipSpace(source: string, at: number): number {
  matchesAt(whitespace, source, at);
  return whitespace.lastIndex;
}
