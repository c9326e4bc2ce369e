/** Tokenizes code line by line with one grammar and caches every line, because the lines of documentation repeat. */
import { INITIAL } from 'shiki/textmate';
import type { Grammar } from 'shiki';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { LineMarkup } from './line-markup.js';
import type { ScopeStyles } from './scope-styles.js';

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

/** Returns the HTML of each line. The result depends on the code alone. */
export type LineTokenizer = (lines: readonly string[]) => string[];

/** Languages that highlight every quoted URL alike: the samples of an API differ in little else. */
const plainUrls = new Set(['bash', 'shellscript', 'javascript', 'typescript', 'json']);

const quotedUrl = /(["'])https?:\/\/[\w./:?=&,;+~{}-]+\1/g;

/** Replaces each URL of a line. */
const anyUrl = 'https://\uE000';

/** Creates a tokenizer from a grammar and a lookup of classes by scope. */
export function createLineTokenizer(grammar: Grammar, styles: ScopeStyles): LineTokenizer {
  const hasPlainUrls = plainUrls.has(grammar.name);
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

  function tokenize(line: string, from: State): { html: string; next: State } {
    if (line.length > maxLineLength) return { html: escapeHtml(line), next: from };
    const { tokens, ruleStack, stoppedEarly } = grammar.tokenizeLine(line, from.stack, timeLimit);
    const markup = new LineMarkup();
    for (const { startIndex, endIndex, scopes } of tokens) markup.add(line.slice(startIndex, endIndex), styles(scopes));
    const result = { html: markup.toString(), next: stateOf(ruleStack) };
    if (stoppedEarly) return result;
    from.lines.set(line, result);
    cachedLines += 1;
    return result;
  }

  function cached(line: string, from: State): { html: string; next: State } {
    return from.lines.get(line) ?? tokenize(line, from);
  }

  /** The same line with other URLs has the same tokens. */
  function withUrls(line: string, from: State): { html: string; next: State } {
    const urls = line.match(quotedUrl);
    if (!urls) return cached(line, from);
    const { html, next } = cached(line.replace(quotedUrl, `$1${anyUrl}$1`), from);
    const parts = html.split(anyUrl);
    if (parts.length !== urls.length + 1) return cached(line, from);
    const text = parts.map((part, index) => part + escapeHtml(urls[index]?.slice(1, -1) ?? '')).join('');
    return { html: text, next };
  }

  return (lines) => {
    if (cachedLines > maxLines) forget();
    let state = start;
    return lines.map((line) => {
      if (line === '') return '';
      const { html, next } = hasPlainUrls ? withUrls(line, state) : cached(line, state);
      state = next;
      return html;
    });
  };
}
