/** Positions in a source text, and code frames. */

export interface SourcePoint {
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}

const longestLine = 160;

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

/** The same from the lines to show. The last line is that of the point. */
export function frameOfLines(lines: readonly string[], { line, column }: SourcePoint, length = 1): string {
  const first = line - lines.length + 1;
  const gutter = String(line).length;
  const shown = lines.map(
    (source, index) => `${String(first + index).padStart(gutter)} | ${source.slice(0, longestLine)}`,
  );
  const room = Math.max(1, Math.min(length, Math.min(lines.at(-1)?.length ?? 0, longestLine) - column + 1));
  if (column <= longestLine) shown.push(`${' '.repeat(gutter)} | ${' '.repeat(column - 1)}${'^'.repeat(room)}`);
  return shown.join('\n');
}
