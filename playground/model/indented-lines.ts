/** YAML texts that most parsers accept, although lines of a quoted text or of `{…}` are not indented as the standard wants. */

/** The error of the YAML parser. */
interface SyntaxFailure {
  reason?: unknown;
  mark?: { position?: unknown } | null;
}

/** Characters that are parsed at most while lines are indented one by one. */
const budget = 100_000_000;

/** The result of `parse`, and the text that it could read: some lines are indented more than in `text`. */
export function withIndentedLines<Value>(text: string, parse: (text: string) => Value): { text: string; value: Value } {
  let current = text;
  let last = -1;
  for (let left = budget; ; left -= text.length) {
    try {
      return { text: current, value: parse(current) };
    } catch (error) {
      const start = lineToIndent(current, error);
      if (start <= last || left < 0) throw error;
      last = start;
      const [indent, end] = [`${indentBefore(current, start)} `, endOfQuote(current, start)];
      const lines = current.slice(start, end).replaceAll('\n', `\n${indent}`);
      current = `${current.slice(0, start)}${indent}${lines}${current.slice(end)}`;
    }
  }
}

/** The start of the line that is not indented enough; -1 for other failures. */
function lineToIndent(text: string, error: unknown): number {
  const { reason, mark } = error as SyntaxFailure;
  if (reason !== 'deficient indentation' || typeof mark?.position !== 'number') return -1;
  return text.lastIndexOf('\n', mark.position - 1) + 1;
}

/** The white space that the nearest line above with a text starts with. */
function indentBefore(text: string, start: number): string {
  const [line = ''] = /[^\n]*\S[^\n]*\n\s*$/.exec(text.slice(Math.max(0, start - 10_000), start)) ?? [];
  return /^ */.exec(line)![0];
}

/**
 * The end of a quoted text that the line above opens, otherwise `start`. All of its lines are indented at once, as
 * certificates have many.
 */
function endOfQuote(text: string, start: number): number {
  const above = text.slice(text.lastIndexOf('\n', start - 2) + 1, start);
  const [, quote] = /^[ -]*(?:[\w.-]+: +)?(["'])(?:(?!\1)[^])*$/.exec(above) ?? [];
  if (quote === undefined) return start;
  const rest = (quote === '"' ? /(?:[^"\\]|\\[^])*/ : /(?:[^']|'')*/).exec(text.slice(start))!;
  return start + rest[0].length;
}
