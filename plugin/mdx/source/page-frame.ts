/** Shows a position in a source as a code frame: its line, the lines around it and a caret. */
import type { SourcePoint } from '../../core/text/source-frame.js';

/** Maximum number of characters shown of a line. */
const frameWidth = 100;

/** Three lines of `source` around `point`, with a caret below the column. */
export function pageFrame(source: string, point: SourcePoint): string {
  const lines = source.split('\n', point.line + 1);
  const first = Math.max(1, point.line - 1);
  const gutter = String(point.line + 1).length;
  const cut = Math.max(0, point.column - frameWidth / 2);
  const shown: string[] = [];
  for (let number = first; number <= Math.min(lines.length, point.line + 1); number++) {
    const text = lines[number - 1]!.replace(/\r$/, '')
      .replace(/\t/g, ' ')
      .slice(cut, cut + frameWidth);
    shown.push(`${String(number).padStart(gutter)} | ${text}`.trimEnd());
    if (number === point.line) shown.push(`${' '.repeat(gutter)} | ${' '.repeat(point.column - 1 - cut)}^`);
  }
  return shown.join('\n');
}
