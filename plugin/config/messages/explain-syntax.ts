/** Explains JSON syntax errors in the author's terms. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from '../../core/errors/errors.js';
import { configFiles } from '../read/find-config.js';
import type { JsonSource, JsonSpan } from '../read/json-tree.js';

type Explained = Pick<Problem, 'code' | 'message' | 'hint'> & { span: JsonSpan };
type Text = readonly [message: string, hint: string];

const byCode: Record<string, Text> = {
  InvalidCommentToken: ['comments are not part of JSON.', 'Remove the comment.'],
  ValueExpected: ['a value is missing here.', 'Add a value, or remove the comma before it.'],
  PropertyNameExpected: [
    'a key in double quotes is missing here.',
    'Put the key in double quotes, or remove the comma before it.',
  ],
  ColonExpected: ['a colon is missing after the key.', 'Write "key": value.'],
  EndOfFileExpected: ['there is text after the end of the JSON value.', 'Remove everything after the last }.'],
  UnexpectedEndOfString: [
    'a closing " is missing.',
    'Add a double quote at the end of the text, on the same line. Write \\n for a line break.',
  ],
  InvalidEscapeCharacter: ['\\ does not start a valid escape sequence.', 'Write \\\\ for a backslash.'],
  InvalidUnicode: [
    'this \\u is not followed by four hex digits.',
    'Write for example \\u00e9, or the character itself.',
  ],
  InvalidCharacter: [
    'control characters are not allowed in JSON text.',
    'Write \\t for a tab and \\n for a line break.',
  ],
  InvalidNumberFormat: ['this is not a JSON number.', 'Write digits, for example 0.5 or 400.'],
};

/** Symbols of other languages, which are not JSON. */
const wrongSymbols: Record<string, Text> = {
  '#': byCode['InvalidCommentToken']!,
  '=': ['a key is followed by a colon, not by =.', 'Write "key": value.'],
  ';': ['values are separated by commas, not by ;.', 'Replace ; with a comma.'],
};

/** Symbols of other languages and their JSON equivalents. */
const foreign: Record<string, string> = {
  True: 'true',
  False: 'false',
  yes: 'true',
  no: 'false',
  None: 'null',
  undefined: 'null',
};

/** Whether the meaning is clear despite the error: a comment or a trailing comma. */
export function isExtra(source: JsonSource, error: ParseError): boolean {
  return printParseErrorCode(error.error) === 'InvalidCommentToken' || trailingComma(source, error) !== undefined;
}

/** Location, message and hint of a syntax error. */
export function explainSyntax(source: JsonSource, error: ParseError): Explained {
  const code = 'config-syntax';
  const span = { source, offset: error.offset, length: Math.max(1, error.length) };
  if (source.text.trim() === '') {
    return { code, span, message: 'The file is empty.', hint: isPart(source) ? partHint : wholeHint };
  }
  if (/[\0\uFFFD]/.test(source.text.slice(0, 16))) {
    const message = 'The file is not saved as UTF-8, so it cannot be read.';
    return { code, span: { source, offset: 0, length: 1 }, message, hint: 'Save it with the encoding UTF-8.' };
  }
  const conflict = mergeConflict(source, error);
  if (conflict) return { code, ...conflict };
  const comma = trailingComma(source, error);
  const [message, hint] =
    comma === undefined ? explain(source, error) : ['there is a comma after the last value.', 'Remove the comma.'];
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
  const digits = afterZero(text, offset);
  if (name === 'CommaExpected' && digits !== undefined) return ['a number cannot start with 0.', `Write ${digits}.`];
  if (name === 'InvalidEscapeCharacter') return explainBackslash(text, offset);
  const isBracket = name === 'CloseBraceExpected' || name === 'CloseBracketExpected';
  if (isBracket || (name === 'CommaExpected' && /[}\]]/.test(text.charAt(offset)))) return unclosed(text, offset);
  if (name === 'ValueExpected' && /:\s*$/.test(text.slice(0, offset))) return valueMissing;
  return explainByCode(name, text, offset);
}

function explainByCode(name: string, text: string, offset: number): Text {
  if (name === 'CommaExpected') return missingComma(text, offset);
  return byCode[name] ?? ['this cannot be read.', 'Check quotes, commas and brackets here.'];
}

function explainSymbol(source: JsonSource, offset: number, length: number): Text {
  const { text } = source;
  const symbol = text.slice(offset, offset + length);
  const before = text.slice(0, offset).trim();
  if (before === '' && !symbol.startsWith('{')) {
    return isPart(source) ? ['it does not start with { or [.', partHint] : ['it does not start with {.', wholeHint];
  }
  const quoted = /^['“”„‘’`](.*?)['“”‘’`]?$/.exec(symbol);
  if (quoted) {
    return ['names and text need straight double quotes (").', `Write "${quoted[1]}".`];
  }
  const wrongSymbol = wrongSymbols[symbol.charAt(0)];
  if (wrongSymbol) return wrongSymbol;
  if (/[{,]$/.test(before) && /^\s*:/.test(text.slice(offset + length))) {
    return [`the key ${symbol} has no quotes.`, `Write "${symbol}".`];
  }
  const replacement = Object.hasOwn(foreign, symbol) ? foreign[symbol] : undefined;
  if (replacement) return [`${symbol} is not a JSON value.`, `Write ${replacement}.`];
  if (/^[+.\d]/.test(symbol)) return [`${symbol} is not a JSON number.`, 'Write digits, for example 0.5 or 400.'];
  return [`${symbol} is not a JSON value.`, `Put text in double quotes: "${symbol}".`];
}

const wholeHint = 'Write { "name": "My docs", "navigation": { "pages": ["index"] } }.';
const partHint = 'A file that $ref points to must contain the JSON to insert, for example { "pages": ["index"] }.';

/** Whether the file was reached through a reference. */
function isPart({ file }: JsonSource): boolean {
  return !(configFiles as readonly string[]).includes(file);
}

const valueMissing: Text = ['a value is missing after the colon.', 'Add a value, or remove the key.'];

function missingComma(text: string, offset: number): Text {
  const line = text.slice(0, offset).trimEnd().split('\n').length;
  return ['a comma is missing between two values.', `Put a comma at the end of line ${line}.`];
}

/** A Git merge conflict around or before the error. */
function mergeConflict(source: JsonSource, { offset }: ParseError): Omit<Explained, 'code'> | undefined {
  const start = /^<{7}(?: .*)?$/m.exec(source.text);
  if (!start || start.index > offset + 8) return undefined;
  const line = source.text.slice(0, start.index).split('\n').length;
  return {
    span: { source, offset: start.index, length: start[0].length },
    message: `Line ${line} starts an unresolved Git merge conflict.`,
    hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  };
}

/** A backslash in a path. In other text it may be intended. */
function explainBackslash(text: string, offset: number): Text {
  const start = text.lastIndexOf('"', offset - 1 < 0 ? 0 : offset);
  const quoted = /^"([^"\n]*)"/.exec(text.slice(start))?.[1];
  if (quoted && /^[\w.@:-]*(?:\\[\w.@-]+)+$/.test(quoted) && !/^[a-z]:/i.test(quoted))
    return ['\\ does not start a valid escape sequence.', `Write paths with /: "${quoted.replace(/\\+/g, '/')}".`];
  return byCode['InvalidEscapeCharacter']!;
}

/** The digits at `offset` after a zero. */
function afterZero(text: string, offset: number): string | undefined {
  return /(?<![\d.])0+$/.test(text.slice(0, offset)) ? /^\d[\d.]*/.exec(text.slice(offset))?.[0] : undefined;
}

/** The bracket before `offset` that is not closed. */
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
  return [`a closing ${closing} is missing.`, `Add ${closing} to close the ${bracket} on line ${line}.`];
}

/** The offset of a comma before a closing bracket. */
function trailingComma({ text }: JsonSource, { error, offset }: ParseError): number | undefined {
  const name = printParseErrorCode(error);
  if (name !== 'ValueExpected' && name !== 'PropertyNameExpected') return undefined;
  if (!/[\]}]/.test(text.charAt(offset))) return undefined;
  return /[^,[{\s](\s*),\s*$/.test(text.slice(0, offset)) ? text.lastIndexOf(',', offset) : undefined;
}
