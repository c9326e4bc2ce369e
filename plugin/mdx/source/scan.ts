/** Splits a page into prose and other spans, in one pass over its text. */
import { BlockStructure, type LineStart } from './block-structure.js';
import { matchAt, matchesAt } from './match-at.js';
import type { PageSyntax } from './page-syntax.js';
import { readTag, type Tag } from './read-tag.js';
import { firstBlankLine, skipBraces, skipModuleBlock } from './javascript/skip-javascript.js';
import type { Scan, Span } from './spans.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';

const specialCharacters = '\\n\\\\`{<\\]:';
const moduleStatement =
  /import (?:[{*"']|[\w$]+(?:,|\s+from\b))|export (?:[{*]|(?:default|const|let|var|function|async|class)\b)/y;
const blankLine = /\n[ \t>]*\r?(?=\n|$)/g;
const linkAddress = /\]\((?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)/y;
const urlRest = /:\/\/[^\s<>{}`"'|)\]]*/y;
/**
 * The autolinks of CommonMark. A scheme without `//` is only one if it is well known, because names of elements can contain
 * a colon.
 */
const autolink =
  /<(?:[a-z][a-z\d+.-]{1,31}:\/\/[^\s<>]+|(?:mailto|tel|sms|xmpp|urn|magnet|geo|sip):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/iy;
const headingRest = /[ \t]*#*[ \t]*(?:\r?\n|$)/y;
/** An address without brackets, to which the engines add different characters. */
const bareAddress = /(?:\/\/|www\.|@)\S*$/i;
/** Tags of template languages, which no JavaScript begins with. */
const templateTag = /\{(?:%[^\n]{0,500}?%|\{<[^\n]{0,500}?>\}|\{%[^\n]{0,500}?%\})\}/y;
const textOfLine = /[ \t]*\S/y;
/** The start of a line that can end a paragraph. */
const otherBlock = /[ \t>]*(?:[-+*=|]|#{1,6}\s|\d{1,9}[.)]|`{3}|~{3})/y;
/** Limit for searching the text in vain for the end of braces and tags, so that the time stays linear. */
const maxSearches = 8;
/** Limit for the length of an address. */
const maxAddress = 2000;

/** Finds code, tags, expressions, comments, modules, link addresses and the syntax of plugins in linear time. */
export function scan(source: string, syntax: readonly PageSyntax[] = []): Scan {
  return new Scanner(source, syntax).run();
}

class Scanner {
  readonly #source: string;
  readonly #syntax: readonly PageSyntax[];
  readonly #special: RegExp;
  readonly #blocks: BlockStructure;
  readonly #spans: Span[] = [];
  readonly #strays: number[] = [];
  #line: LineStart = { content: 0, quoteDepth: 0, level: 0, isHeading: false };
  /** The most open lists and quotes of a line since the last blank one. */
  #maxLevels = 0;
  #blockEnd = -1;
  #leavesBlock = false;
  /** Number of characters searched in vain. */
  #searched = 0;
  /** Offsets of runs of backticks before `#blockEnd`, by length, last one first. */
  #runs: Map<number, number[]> | undefined;

  constructor(source: string, syntax: readonly PageSyntax[]) {
    this.#source = source;
    this.#syntax = syntax;
    this.#special = new RegExp(`[${specialCharacters}${syntax.map(({ start }) => `\\${start}`).join('')}]`, 'g');
    this.#blocks = new BlockStructure(source);
  }

  run(): Scan {
    let at = this.#enterLine(0);
    while (at < this.#source.length) {
      const match = matchAt(this.#special, this.#source, at);
      if (!match) break;
      at = this.#step(match.index, match[0]);
    }
    return { spans: this.#spans, strays: this.#strays, leavesBlock: this.#leavesBlock };
  }

  #step(at: number, char: string): number {
    switch (char) {
      case '\n':
        return this.#enterLine(at + 1);
      case '\\':
        // A line break cannot be escaped.
        return this.#source[at + 1] === '\n' ? at + 1 : at + 2;
      case '`':
        return this.#code(at);
      case '{':
        return this.#expression(at);
      case '<':
        return this.#angle(at);
      case ']':
        return this.#address(linkAddress, at);
      case ':':
        return this.#address(urlRest, at);
      default:
        return this.#component(at);
    }
  }

  /** Skips code fences and module blocks. Returns an offset inside a line of prose. */
  #enterLine(lineStart: number): number {
    let at = lineStart;
    for (;;) {
      this.#line = this.#blocks.enterLine(at);
      this.#maxLevels = this.#isBlank() ? 0 : Math.max(this.#maxLevels, this.#line.level);
      const moduleEnd = this.#moduleEnd(at);
      const end = moduleEnd >= 0 ? moduleEnd : this.#blocks.fenceEnd(this.#line);
      if (end < 0) return this.#line.content;
      this.#spans.push({ kind: moduleEnd >= 0 ? 'module' : 'fence', start: at, end });
      if (end >= this.#source.length) return end;
      at = end;
    }
  }

  #isBlank(): boolean {
    return /^[\r\n]?$/.test(this.#source.charAt(this.#line.content));
  }

  #moduleEnd(at: number): number {
    if (!matchesAt(moduleStatement, this.#source, at)) return -1;
    const end = this.#isSearchable() ? skipModuleBlock(this.#source, at) : -1;
    if (end >= 0) return end;
    this.#searched += this.#source.length - at;
    this.#leavesBlock = true;
    return firstBlankLine(this.#source, at);
  }

  /** The end of the paragraph (or other block) that contains `at`. */
  #limit(at: number): number {
    if (at >= this.#blockEnd) {
      this.#blockEnd = matchAt(blankLine, this.#source, at)?.index ?? this.#source.length;
      this.#runs = undefined;
    }
    return this.#blockEnd;
  }

  /** Braces and tags at the start of a line can contain blank lines. */
  #limitOfMarkup(at: number): number {
    return at === this.#line.content ? this.#source.length : this.#limit(at);
  }

  #code(at: number): number {
    const size = runLength(this.#source, at);
    const limit = this.#limit(at);
    const runs = (this.#runs ??= backtickRuns(this.#source, at, limit)).get(size) ?? [];
    while (runs.length > 0 && runs.at(-1)! < at + size) runs.pop();
    const close = runs.pop();
    return close === undefined ? at + size : this.#add({ kind: 'code', start: at, end: close + size });
  }

  #expression(at: number): number {
    const end = matchesAt(templateTag, this.#source, at) ? templateTag.lastIndex : this.#bracesEnd(at);
    if (end < 0) return this.#stray(at, this.#limitOfMarkup(at));
    const endsHeading = this.#line.isHeading && matchesAt(headingRest, this.#source, end);
    return this.#add({ kind: 'expression', start: at, end, endsHeading });
  }

  #bracesEnd(at: number): number {
    return this.#isSearchable() ? skipBraces(this.#source, at, this.#limitOfMarkup(at)) : -1;
  }

  #angle(at: number): number {
    // MDX treats a `<` before a space as text.
    if (/\s/.test(this.#source.charAt(at + 1))) return at + 1;
    if (!this.#isSearchable()) return this.#stray(at, at);
    if (this.#source.startsWith('<!--', at)) return this.#comment(at);
    if (matchesAt(autolink, this.#source, at))
      return this.#add({ kind: 'autolink', start: at, end: autolink.lastIndex });
    const tag = readTag(this.#source, at, this.#limitOfMarkup(at));
    return tag ? this.#tag(at, tag) : this.#stray(at, isNameStart(this.#source, at + 1) ? this.#limitOfMarkup(at) : at);
  }

  #comment(at: number): number {
    // As in HTML, `<!-->` is a whole comment.
    const close = this.#source.indexOf('-->', at + 2);
    if (close < 0) return this.#stray(at, this.#source.length);
    const end = close + 3;
    const isBlock = at === this.#line.content && !matchesAt(textOfLine, this.#source, end);
    return this.#add({ kind: 'comment', start: at, end, isBlock });
  }

  #tag(at: number, tag: Tag): number {
    this.#add({ kind: 'tag', start: at, end: tag.end, tag, level: this.#level() });
    const isRaw = (tag.name === 'style' || tag.name === 'script') && !tag.isClosing && !tag.isSelfClosing;
    const close = isRaw ? this.#source.indexOf(`</${tag.name}`, tag.end) : -1;
    return close < 0 ? tag.end : this.#add({ kind: 'raw', start: tag.end, end: close });
  }

  #level(): number {
    const { isHeading, content, level } = this.#line;
    return isHeading ? -1 - content : level;
  }

  /** The first plugin that reads the characters has them. */
  #component(at: number): number {
    const candidates = this.#syntax.filter(({ start }) => start === this.#source[at]);
    for (const syntax of candidates) {
      const match = syntax.read(this.#source, at, this.#limit(at), this.#line);
      if (match) return this.#add({ kind: 'component', start: at, ...match });
    }
    return at + (candidates.length > 0 ? runLength(this.#source, at) : 1);
  }

  #address(pattern: RegExp, at: number): number {
    return matchesAt(pattern, this.#source, at)
      ? this.#add({ kind: 'address', start: at, end: pattern.lastIndex })
      : this.#component(at);
  }

  /** Records that the character at `at` is unmatched, and that the text was searched up to `searched`. */
  #stray(at: number, searched: number): number {
    this.#strays.push(at);
    this.#searched += searched - at;
    return at + 1;
  }

  #isSearchable(): boolean {
    return this.#searched <= maxSearches * this.#source.length + 100_000;
  }

  #add(span: Span): number {
    this.#spans.push(span);
    if (span.kind === 'tag' || span.kind === 'expression') this.#checkLines(span);
    return span.end;
  }

  /** Looks at the further lines of a tag or expression. */
  #checkLines({ start, end }: Span): void {
    let at = this.#source.indexOf('\n', start);
    if (at < 0 || at >= end || this.#leavesBlock) return;
    const isInText = start !== this.#line.content || matchesAt(textOfLine, this.#source, end);
    this.#leavesBlock = isInText && mayTakeMarkup(this.#source.slice(this.#line.content, start));
    // It can continue a paragraph in a list or quote, which ends before its second line.
    this.#leavesBlock ||= this.#line.level < this.#maxLevels;
    for (; at >= 0 && at < end; at = this.#source.indexOf('\n', at + 1)) {
      this.#leavesBlock ||= this.#blocks.isLazy(this.#line, at + 1);
      this.#leavesBlock ||= isInText && matchesAt(otherBlock, this.#source, at + 1);
    }
  }
}

/** Whether `text` before a tag or expression is a row of a table or an address, to which its first line may belong. */
function mayTakeMarkup(text: string): boolean {
  return text.includes('|') || bareAddress.test(text.slice(-maxAddress));
}

/** Offsets of runs of backticks from `start` to `end`, by length, last one first. */
function backtickRuns(source: string, start: number, end: number): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (let at = source.indexOf('`', start); at >= 0 && at < end;) {
    const size = runLength(source, at);
    getOrInsert(runs, size, () => []).push(at);
    at = source.indexOf('`', at + size);
  }
  for (const starts of runs.values()) starts.reverse();
  return runs;
}

/** Length of the run of the character at `at`. */
function runLength(source: string, at: number): number {
  let end = at + 1;
  while (source[end] === source[at]) end++;
  return end - at;
}

function isNameStart(source: string, at: number): boolean {
  return /[A-Za-z_$]/.test(source.charAt(at));
}
