/** Tokenises code line by line with one grammar and remembers every line, since the lines of documentation repeat themselves. */
import { INITIAL } from 'shiki/textmate';
import type { Grammar } from 'shiki';
import { escapeHtml } from '../../../runtime/jsx/escape.js';
import { LineMarkup } from './line-markup.js';
import type { ScopeStyles } from './scope-styles.js';

type Stack = ReturnType<Grammar['tokenizeLine']>['ruleStack'];

/** Where the grammar stands between two lines, and what lines that begin there have become. */
interface State {
  stack: Stack;
  lines: Map<string, { html: string; next: State }>;
}

/** Lines kept for each grammar; beyond it, all are forgotten. */
const maxLines = 50_000;
/** Longer lines stay plain (minified code, data URLs). */
const maxLineLength = 20_000;
/** Milliseconds after which the grammar gives up on a line. */
const timeLimit = 2_000;

/** Gives the HTML of each line. The same code always gives the same lines, whatever came before. */
export type LineTokenizer = (lines: readonly string[]) => string[];

/** Makes a tokenizer from a grammar and the look-up of its scopes' classes. */
export function createLineTokenizer(grammar: Grammar, styles: ScopeStyles): LineTokenizer {
  let start: State = { stack: INITIAL, lines: new Map() };
  let states: State[][] = [];
  let cachedLines = 0;

  function forget(): void {
    start = { stack: INITIAL, lines: new Map() };
    states = [];
    cachedLines = 0;
  }

  /** The one State for all stacks that equal this one: only so do equal lines find each other. */
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

  return (lines) => {
    if (cachedLines > maxLines) forget();
    let state = start;
    return lines.map((line) => {
      if (line === '') return '';
      const { html, next } = state.lines.get(line) ?? tokenize(line, state);
      state = next;
      return html;
    });
  };
}
