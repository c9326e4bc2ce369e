/** Finds the position of front matter keys in the source of a page. */
import type { SourcePoint } from '../../core/text/source-frame.js';

/**
 * The position of `key`, or of its value if that is on the same line. Falls back to the first line of YAML if the key
 * is written in another form.
 */
export function frontMatterPosition(key: string, source: string, isValue: boolean): SourcePoint {
  const lines = blockLines(source);
  const text = key.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  const pattern = new RegExp(`^["']?${text}["']?[ \\t]*:(?:[ \\t]+|$)`);
  const index = lines.findIndex((line) => pattern.test(line));
  if (index < 0) return looselyPlaced(key, lines);
  const start = pattern.exec(lines[index]!)![0];
  const hasValue = start.length < lines[index]!.length;
  return { line: index + 2, column: isValue && hasValue ? start.length + 1 : 1 };
}

function looselyPlaced(key: string, lines: readonly string[]): SourcePoint {
  const index = lines.findIndex((line) => line.includes(key));
  return index < 0 ? { line: 2, column: 1 } : { line: index + 2, column: lines[index]!.indexOf(key) + 1 };
}

/** The lines between the `---` lines. */
function blockLines(source: string): string[] {
  const [, ...lines] = source.split(/\r\n?|\n/, 2000);
  const end = lines.findIndex((line) => /^---[ \t]*$/.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}
