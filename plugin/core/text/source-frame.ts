/** Positions in a source text, and code frames. */
import { getOrInsert } from './get-or-insert.js';

export interface SourcePoint {
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}

/** Number of characters of a line that are shown. */
const maxLineLength = 160;

/** Number of them before the column, if the line is long. */
const before = 100;

/** Number of texts whose lines are known at the same time. */
const maxTexts = 16;

/** The offsets of the lines, because a file can have thousands of problems. */
const knownLines = new Map<string, readonly number[]>();

function lineStarts(text: string): readonly number[] {
  if (knownLines.size > maxTexts) knownLines.clear();
  return getOrInsert(knownLines, text, () => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]);
}

/** Line and column of `offset` in `text`. */
export function pointAt(text: string, offset: number): SourcePoint {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - starts[low]! + 1 };
}

/** Up to two lines before the point, its own line, and a marker of `length` characters below it. */
export function sourceFrame(text: string, point: SourcePoint, length = 1): string {
  const { line } = point;
  const starts = lineStarts(text);
  const lines = text.slice(starts[Math.max(0, line - 3)], starts[line]).split(/\r?\n/);
  return frameOfLines(line < starts.length ? lines.slice(0, -1) : lines, point, length);
}

/** The same for `lines`, which end with the line of the point. Long lines are cut to the part around the column. */
export function frameOfLines(lines: readonly string[], { line, column }: SourcePoint, length = 1): string {
  const start = Math.max(0, column - 1 - before);
  const numbers = lines.map((_, index) => String(line - lines.length + 1 + index).padStart(String(line).length));
  const shown = lines.map((source, index) => `${numbers[index]} | ${partOf(source, start)}`);
  const room = Math.max(1, Math.min(length, Math.min(lines.at(-1)?.length ?? 0, start + maxLineLength) - column + 1));
  const indent = column - 1 - start + (start > 0 ? 1 : 0);
  return [...shown, `${' '.repeat(String(line).length)} | ${' '.repeat(indent)}${'^'.repeat(room)}`].join('\n');
}

function partOf(line: string, start: number): string {
  const end = start + maxLineLength;
  return `${start > 0 && line.length > 0 ? '…' : ''}${line.slice(start, end)}${line.length > end ? '…' : ''}`;
}
