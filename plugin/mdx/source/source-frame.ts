/** Shows a place in a source: the line, the lines around it and a caret. */
import type { Point } from './edited-text.js';

/** Characters of a line that are shown at most. */
const WIDTH = 100;

/** Three lines of `source` around `place`, with a caret below the column. */
export function sourceFrame(source: string, place: Point): string {
  const lines = source.split('\n', place.line + 1);
  const first = Math.max(1, place.line - 1);
  const gutter = String(place.line + 1).length;
  const cut = Math.max(0, place.column - WIDTH / 2);
  const shown: string[] = [];
  for (let number = first; number <= Math.min(lines.length, place.line + 1); number++) {
    const text = lines[number - 1]!.replace(/\r$/, '')
      .replace(/\t/g, ' ')
      .slice(cut, cut + WIDTH);
    shown.push(`${String(number).padStart(gutter)} | ${text}`.trimEnd());
    if (number === place.line) shown.push(`${' '.repeat(gutter)} | ${' '.repeat(place.column - 1 - cut)}^`);
  }
  return shown.join('\n');
}
