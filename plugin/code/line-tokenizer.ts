/** Tokenizes code line by line with one grammar and caches every line, because the lines of documentation repeat. */
import { INITIAL } from 'shiki/textmate';
import type { Grammar } from 'shiki';
import { escapeHtml } from '../../runtime/jsx/escape.js';
import { copyOf } from '../../runtime/search/copy-of.js';
import { LineMarkup, markedText, type LineRanges } from './line-markup.js';
import type { ScopeStyles } from './themes/scope-styles.js';

type Stack = ReturnType<Grammar['tokenizeLine']>['ruleStack'];

/** The state of the grammar between two lines, and the results of lines that begin in it. */
interface State {
  stack: Stack;
  lines: Map<string, { html: string; next: State }>;
}

/** Cache limit for each grammar, in lines. When it is exceeded, the cache is cleared. */
const maxLines = 50_000;
/** Longer lines are not highlighted (minified code, data URLs). */
const maxLineLength = 20_000;
/** Time limit for a line, in milliseconds. */
const timeLimit = 2_000;

/** The ranges to mark in a line of code. */
export type RangesOf = (line: string, index: number) => LineRanges;

/** Returns the HTML of each line. The result depends on the code and its ranges alone. Default of `rangesOf`: none. */
export type LineTokenizer = (lines: readonly string[], rangesOf?: RangesOf) => string[];

/** Whole numbers in decimal, which a grammar reads alike whatever their digits: not parts of names, versions and escapes. */
const number = /(?<![\w.$#\\{&])[1-9]\d*(?![\w.<>])/g;

/** The strings and numbers of a line. */
const stringOrNumber = new RegExp(`"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|${number.source}`, 'g');

/** Strings that a language highlights alike, whatever their text: the samples of an API differ in little else. */
const plain = /^(["'])(?:https?:\/\/[\w./:?=&,;+~{}-]+|[\w :,/@-]+)\1$/;

/** An apostrophe in a shell may end a string of several lines. */
const plainInShell = /^(?:(["'])https?:\/\/[\w./:?=&,;+~{}-]+\1|"[\w :,/@-]+")$/;

/** Braces in a string of Python may be replaced by values. */
const plainInPython = /^(["'])(?:https?:\/\/[\w./:?=&,;+~-]+|[\w :,/@-]+)\1$/;

const equalStrings: Readonly<Record<string, RegExp>> = {
  json: /^"[^\\]+"$/,
  bash: plainInShell,
  shellscript: plainInShell,
  javascript: plain,
  typescript: plain,
  python: plainInPython,
};

/** Replaces the text of a string. */
const anyText = '\uE000';

/** Replaces a number. A line that has it already is not found again in its parts. */
const anyNumber = '7320508075688772';

const replacements = new RegExp(`${anyText}|${anyNumber}`);

/** Creates a tokenizer from a grammar and a lookup of classes by scope. */
export function createLineTokenizer(grammar: Grammar, styles: ScopeStyles): LineTokenizer {
  const strings = equalStrings[grammar.name];
  let start: State = { stack: INITIAL, lines: new Map() };
  let states: State[][] = [];
  let cachedLines = 0;

  function forget(): void {
    start = { stack: INITIAL, lines: new Map() };
    states = [];
    cachedLines = 0;
  }

  /** The canonical State for equal stacks, so that equal lines share a cache entry. */
  function stateOf(stack: Stack): State {
    const sameDepth = (states[stack.depth] ??= []);
    let state = sameDepth.find((known) => known.stack.equals(stack));
    if (!state) sameDepth.push((state = { stack, lines: new Map() }));
    return state;
  }

  function tokenize(line: string, from: State, ranges: LineRanges = []): { html: string; next: State } {
    if (line.length > maxLineLength) return { html: markedText(line, ranges), next: from };
    const { tokens, ruleStack, stoppedEarly } = tokensOf(grammar, line, from.stack);
    const markup = new LineMarkup(ranges);
    for (const { startIndex, endIndex, scopes } of tokens) markup.add(line.slice(startIndex, endIndex), styles(scopes));
    // After a stop, the tokens do not reach the end of the line.
    markup.add(line.slice(tokens.at(-1)?.endIndex ?? 0), '');
    const result = { html: copyOf(markup.toString()), next: stateOf(ruleStack) };
    if (stoppedEarly || ranges.length > 0) return result;
    from.lines.set(copyOf(line), result);
    cachedLines += 1;
    return result;
  }

  function cached(line: string, from: State): { html: string; next: State } {
    return from.lines.get(line) ?? tokenize(line, from);
  }

  /** The same line with other numbers, and with the text of other strings, has the same tokens. */
  function unmarked(line: string, from: State): { html: string; next: State } {
    if (!strings) return cached(line, from);
    const texts: string[] = [];
    const withoutNumber = (digits: string): string => {
      texts.push(digits);
      return anyNumber;
    };
    const general = line.replace(stringOrNumber, (whole) => {
      if (!/^["']/.test(whole)) return withoutNumber(whole);
      if (!strings.test(whole)) return whole.replace(number, withoutNumber);
      texts.push(whole.slice(1, -1));
      return whole[0] + anyText + whole[0];
    });
    if (texts.length === 0) return cached(line, from);
    const { html, next } = cached(general, from);
    const parts = html.split(replacements);
    if (parts.length !== texts.length + 1) return cached(line, from);
    return { html: parts.map((part, index) => part + escapeHtml(texts[index] ?? '')).join(''), next };
  }

  return (lines, rangesOf) => {
    if (cachedLines > maxLines) forget();
    let state = start;
    return lines.map((line, index) => {
      if (line === '') return '';
      const ranges = rangesOf?.(line, index) ?? [];
      const { html, next } = ranges.length > 0 ? tokenize(line, state, ranges) : unmarked(line, state);
      state = next;
      return html;
    });
  };
}

/** The first lines of a language can take long only because patterns are compiled, so that a stop has a second try. */
function tokensOf(grammar: Grammar, line: string, stack: Stack): ReturnType<Grammar['tokenizeLine']> {
  const result = grammar.tokenizeLine(line, stack, timeLimit);
  return result.stoppedEarly ? grammar.tokenizeLine(line, stack, timeLimit) : result;
}
