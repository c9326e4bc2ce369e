/** Tracks lists and block quotes line by line, as far as needed to find the end of a code fence. */
import { matchAt, matchesAt } from './match-at.js';

const blockPrefix = /[ \t]*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t\r\n]))[ \t]*){0,100}/y;
const quotePrefix = /[ \t>]*/y;
const fenceOpening = /(`{3,})[^`\n]*(?:\n|$)|(~{3,})[^\n]*(?:\n|$)/y;
const fenceClose = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?$/;
const headingMarker = /#{1,6}[ \t]/y;

/** The start of a line, up to its text. */
export interface LineStart {
  /** The offset of the first character after indentation, `>` and list markers. */
  content: number;
  quoteDepth: number;
  /** Number of open lists and quotes. */
  level: number;
  isHeading: boolean;
}

/** One per page. Its methods must be called in line order. */
export class BlockStructure {
  readonly #source: string;
  /** Columns at which the content of the open list items starts. */
  #lists: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Reads the start of the line at `lineStart`. */
  enterLine(lineStart: number): LineStart {
    const prefix = matchAt(blockPrefix, this.#source, lineStart)![0];
    const content = lineStart + prefix.length;
    const isBlank = content >= this.#source.length || '\r\n'.includes(this.#source[content]!);
    const marker = prefix.search(/[-*+\d]/);
    if (!isBlank || marker >= 0) {
      const column = widthOf(marker < 0 ? prefix : prefix.slice(0, marker));
      while (this.#lists.length > 0 && column < this.#lists.at(-1)!) this.#lists.pop();
      if (marker >= 0) this.#lists.push(widthOf(prefix));
    }
    const quoteDepth = prefix.split('>').length - 1;
    return {
      content,
      quoteDepth,
      level: this.#lists.length + quoteDepth,
      isHeading: matchesAt(headingMarker, this.#source, content),
    };
  }

  /** Whether the line after `line` at `lineStart` is outside of a list or quote that contains `line`. */
  isLazy(line: LineStart, lineStart: number): boolean {
    const prefix = matchAt(quotePrefix, this.#source, lineStart)![0];
    if (prefix.split('>').length - 1 < line.quoteDepth) return true;
    const isBlank = /[\r\n]|^$/.test(this.#source.charAt(lineStart + prefix.length));
    return !isBlank && widthOf(prefix) < (this.#lists.at(-1) ?? 0);
  }

  /** The offset of the line after the code fence that starts at `line.content`; -1 if none starts there. */
  fenceEnd(line: LineStart): number {
    const match = matchAt(fenceOpening, this.#source, line.content);
    if (!match) return -1;
    const opening = match[1] ?? match[2]!;
    for (let at = fenceOpening.lastIndex; at < this.#source.length;) {
      const text = this.#lineAt(at);
      if (this.#leavesContainer(text, line.quoteDepth)) return at;
      at += text.length + 1;
      const closing = fenceClose.exec(text)?.[1];
      if (closing && closing[0] === opening[0] && closing.length >= opening.length)
        return Math.min(at, this.#source.length);
    }
    return this.#source.length;
  }

  /** An unclosed fence ends with the enclosing quote or list item. */
  #leavesContainer(text: string, quoteDepth: number): boolean {
    const indentation = /^[ \t]*/.exec(text)![0];
    if (quoteDepth > 0) return text[indentation.length] !== '>';
    return text.trim() !== '' && widthOf(indentation) < (this.#lists.at(-1) ?? 0);
  }

  #lineAt(start: number): string {
    const end = this.#source.indexOf('\n', start);
    return this.#source.slice(start, end < 0 ? undefined : end);
  }
}

/** Columns of indentation, with tab stops of four. */
function widthOf(indentation: string): number {
  let width = 0;
  for (const char of indentation) width += char === '\t' ? 4 - (width % 4) : 1;
  return width;
}
