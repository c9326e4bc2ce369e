/** Tokenizes code line by line with one grammar and caches every line, because the lines of documentation repeat. */
import { INITIAL } from 'shiki/textmate';
import type { Grammar } from 'shiki';
import { copyOf } from '../../runtime/search/copy-of.js';
import { equalLine } from './equal-lines.js';
import { LineMarkup, markedText, type LineRanges } from './line-markup.js';
import type { ScopeStyles } from './themes/scope-styles.js';

type Tokens = ReturnType<Grammar['tokenizeLine']>;

/** A line in HTML, and the state in which the next line begins. */
interface ReadLine {
  html: string;
  next: State;
}

/** Cache limit for each grammar, in lines. When it is exceeded, the cache is cleared. */
const maxLines = 50_000;
/** Longer lines are not highlighted (minified code, data URLs). */
const maxLineLength = 20_000;
/** Time limit for a line, in milliseconds. */
const timeLimit = 2_000;

/** The ranges to mark in a line of code. */
export type RangesOf = (line: string, index: number) => LineRanges;

/** Reads lines with a grammar and a lookup of classes by scope. */
export class LineTokenizer {
  readonly #grammar: Grammar;
  readonly #styles: ScopeStyles;
  #states = new States();

  constructor(grammar: Grammar, styles: ScopeStyles) {
    this.#grammar = grammar;
    this.#styles = styles;
  }

  /** Returns the HTML of each line. The result depends on the code and its ranges alone. Default of `rangesOf`: none. */
  read(lines: readonly string[], rangesOf?: RangesOf): string[] {
    if (this.#states.lineCount > maxLines) this.#states = new States();
    let state = this.#states.first;
    return lines.map((line, index) => {
      if (line === '') return '';
      const ranges = rangesOf?.(line, index) ?? [];
      const { html, next } = ranges.length > 0 ? this.#tokenize(line, state, ranges) : this.#unmarked(line, state);
      state = next;
      return html;
    });
  }

  #unmarked(line: string, from: State): ReadLine {
    const equal = equalLine(line, this.#grammar.name);
    if (!equal) return this.#cached(line, from);
    const { html, next } = this.#cached(equal.line, from);
    const restored = equal.restore(html);
    return restored === undefined ? this.#cached(line, from) : { html: restored, next };
  }

  #cached(line: string, from: State): ReadLine {
    return from.lines.get(line) ?? this.#tokenize(line, from);
  }

  #tokenize(line: string, from: State, ranges: LineRanges = []): ReadLine {
    if (line.length > maxLineLength) return { html: markedText(line, ranges), next: from };
    const { tokens, ruleStack, stoppedEarly } = this.#tokensOf(line, from);
    const markup = new LineMarkup(ranges);
    for (const { startIndex, endIndex, scopes } of tokens)
      markup.add(line.slice(startIndex, endIndex), this.#styles(scopes));
    // After a stop, the tokens do not reach the end of the line.
    markup.add(line.slice(tokens.at(-1)?.endIndex ?? 0), '');
    const result = { html: copyOf(markup.toString()), next: this.#states.of(ruleStack) };
    if (!stoppedEarly && ranges.length === 0) this.#states.keep(line, from, result);
    return result;
  }

  /** The first lines of a language can take long only because patterns are compiled, so that a stop has a second try. */
  #tokensOf(line: string, { stack }: State): Tokens {
    const result = this.#grammar.tokenizeLine(line, stack, timeLimit);
    return result.stoppedEarly ? this.#grammar.tokenizeLine(line, stack, timeLimit) : result;
  }
}

/** The state of the grammar between two lines, and the lines that begin in it. */
class State {
  readonly lines = new Map<string, ReadLine>();
  readonly stack: Tokens['ruleStack'];

  constructor(stack: State['stack']) {
    this.stack = stack;
  }
}

/** The states of a grammar: one for equal stacks, so that equal lines share a result. */
class States {
  readonly first = new State(INITIAL);
  /** Number of lines with a result. */
  lineCount = 0;
  readonly #byDepth: State[][] = [];

  of(stack: State['stack']): State {
    const sameDepth = (this.#byDepth[stack.depth] ??= []);
    let state = sameDepth.find((known) => known.stack.equals(stack));
    if (!state) sameDepth.push((state = new State(stack)));
    return state;
  }

  keep(line: string, { lines }: State, result: ReadLine): void {
    lines.set(copyOf(line), result);
    this.lineCount += 1;
  }
}
