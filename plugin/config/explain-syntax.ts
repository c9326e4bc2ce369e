/** Says in an author's words why a text is not JSON. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '../errors.js';
import { configFiles } from './find-config.js';
import type { JsonSource, JsonSpan } from './json-tree.js';

type Explained = Pick<Problem, 'code' | 'message' | 'hint'> & { span: JsonSpan };
type Text = readonly [message: string, hint: string];

const byCode: Record<string, Text> = {
  InvalidCommentToken: ['comments are not part of JSON.', 'Remove the comment.'],
  ValueExpected: ['a value is missing here.', 'Write a value, or remove the comma before this place.'],
  PropertyNameExpected: [
    'a key in double quotes is missing here.',
    'Put the key in double quotes, or remove the comma before this place.',
  ],
  CommaExpected: ['a comma is missing before this.', 'Put a comma between two values.'],
  ColonExpected: ['a colon is missing after the key.', 'Write "key": value.'],
  EndOfFileExpected: ['there is more text after the end of the JSON value.', 'Remove what follows the last }.'],
  UnexpectedEndOfString: [
    'a closing " is missing.',
    'Close the text with a double quote in the same line; write \\n for a line break inside it.',
  ],
  InvalidEscapeCharacter: ['this \\ does not start a known escape.', 'Write \\\\ for a backslash.'],
  InvalidUnicode: [
    'this \\u is not followed by four hex digits.',
    'Write for example \\u00e9, or the character itself.',
  ],
  InvalidCharacter: ['a character here may not stand in JSON text.', 'Write \\t for a tab and \\n for a line break.'],
  InvalidNumberFormat: ['this is not a JSON number.', 'Write digits, for example 0.5 or 400.'],
};

/** Signs that other languages have. */
const signs: Record<string, Text> = {
  '#': byCode['InvalidCommentToken']!,
  '=': ['a colon stands between key and value, not =.', 'Write "key": value.'],
  ';': ['values are separated by a comma, not by ;.', 'Write a comma.'],
};

/** Symbols that other languages have, and what JSON writes. */
const foreign: Record<string, string> = {
  True: 'true',
  False: 'false',
  yes: 'true',
  no: 'false',
  None: 'null',
  undefined: 'null',
};

/** Whether the error is about something that can be left out without a loss: a comment, a comma after the last value. */
export function isExtra(source: JsonSource, error: ParseError): boolean {
  return printParseErrorCode(error.error) === 'InvalidCommentToken' || trailingComma(source, error) !== undefined;
}

/** Place, message and hint of a syntax error. */
export function explainSyntax(source: JsonSource, error: ParseError): Explained {
  const code = 'config-syntax';
  const span = { source, offset: error.offset, length: Math.max(1, error.length) };
  if (source.text.trim() === '') {
    return { code, span, message: 'The file is empty.', hint: isPart(source) ? partHint : wholeHint };
  }
  if (/[\0\uFFFD]/.test(source.text.slice(0, 16))) {
    const message = 'The file is not saved as UTF-8, so it cannot be read.';
    return { code, span: { source, offset: 0, length: 1 }, message, hint: 'Save it again with the encoding UTF-8.' };
  }
  const comma = trailingComma(source, error);
  const [message, hint] =
    comma === undefined ? explain(source, error) : ['a comma stands after the last value.', 'Remove the comma.'];
  return {
    code,
    span: comma === undefined ? span : { source, offset: comma, length: 1 },
    message: `The file is not valid JSON: ${message}`,
    hint,
  };
}

function explain(source: JsonSource, { error, offset, length }: ParseError): Text {
  const name = printParseErrorCode(error);
  const { text } = source;
  if (name === 'InvalidSymbol') return explainSymbol(source, offset, length);
  const digits = name === 'CommaExpected' ? afterZero(text, offset) : undefined;
  if (digits !== undefined) return ['a number does not begin with 0.', `Write ${digits}.`];
  const isBracket = name === 'CloseBraceExpected' || name === 'CloseBracketExpected';
  if (isBracket || (name === 'CommaExpected' && /[}\]]/.test(text.charAt(offset)))) return unclosed(text, offset);
  if (name === 'ValueExpected' && /:\s*$/.test(text.slice(0, offset))) {
    return ['a value is missing after the colon.', 'Write a value, or remove the key.'];
  }
  return byCode[name] ?? ['this cannot be read.', 'Check quotes, commas and brackets here.'];
}

function explainSymbol(source: JsonSource, offset: number, length: number): Text {
  const { text } = source;
  const symbol = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trim();
  if (before === '' && !symbol.startsWith('{')) {
    return isPart(source) ? ['it does not begin with { or [.', partHint] : ['it does not begin with {.', wholeHint];
  }
  const quoted = /^['“”„‘’`](.*?)['“”‘’`]?$/.exec(symbol);
  if (quoted) {
    return ['text stands in straight double quotes.', `Write "${quoted[1]}" with straight double quotes.`];
  }
  const sign = signs[symbol.charAt(0)];
  if (sign) return sign;
  if (/[{,]$/.test(before) && /^\s*:/.test(text.slice(offset + length))) {
    return [`the key ${symbol} has no quotes.`, `Write "${symbol}".`];
  }
  const known = Object.hasOwn(foreign, symbol) ? foreign[symbol] : undefined;
  if (known) return [`${symbol} is no JSON value.`, `Write ${known}.`];
  if (/^[+.\d]/.test(symbol)) return [`${symbol} is no JSON number.`, 'Write digits, for example 0.5 or 400.'];
  return [`${symbol} is not a JSON value.`, `Put text in double quotes: "${symbol}".`];
}

const wholeHint = 'Write { "name": "My docs", "navigation": { "pages": ["index"] } }.';
const partHint =
  'A file that $ref names holds JSON: what stands in place of the reference, for example { "pages": ["index"] }.';

/** Whether a reference led to the file. */
function isPart({ file }: JsonSource): boolean {
  return !(configFiles as readonly string[]).includes(file);
}

/** The digits at `offset`, where a zero stands before them. */
function afterZero(text: string, offset: number): string | undefined {
  return /(?<![\d.])0+$/.test(text.slice(0, offset)) ? /^\d[\d.]*/.exec(text.slice(offset))?.[0] : undefined;
}

/** Which bracket was not closed before `offset`. */
function unclosed(text: string, offset: number): Text {
  const open: number[] = [];
  const before = text.slice(0, offset);
  for (const { 0: token, index } of before.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(index);
    else if (token === '}' || token === ']') open.pop();
  }
  const last = open.at(-1);
  const bracket = last === undefined ? '{' : text.charAt(last);
  const closing = bracket === '{' ? '}' : ']';
  const line = before.slice(0, last).split('\n').length;
  return [`a closing ${closing} is missing.`, `Close the ${bracket} of line ${line} with a ${closing}.`];
}

/** The place of a comma before a closing bracket. */
function trailingComma({ text }: JsonSource, { error, offset }: ParseError): number | undefined {
  const name = printParseErrorCode(error);
  if (name !== 'ValueExpected' && name !== 'PropertyNameExpected') return undefined;
  if (!/[\]}]/.test(text.charAt(offset))) return undefined;
  return /[^,[{\s](\s*),\s*$/.test(text.slice(0, offset)) ? text.lastIndexOf(',', offset) : undefined;
}
