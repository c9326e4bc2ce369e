/** Positions in a source text, and code frames. */

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

/** Line and column of `offset` in `text`. */
export function pointAt(text: string, offset: number): SourcePoint {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Up to two lines before the point, its own line, and a marker of `length` characters below it. */
export function sourceFrame(text: string, point: SourcePoint, length = 1): string {
  const { line } = point;
  return frameOfLines(text.split(/\r?\n/).slice(Math.max(0, line - 3), line), point, length);
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
