/** Matches regular expressions with the flag `y` (or `g`) from an offset. */

/** The match of `pattern` at (or after) the offset `at`. */
export function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Whether there is one. */
export function matchesAt(pattern: RegExp, source: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(source);
}

const blankRest = /[ \t]*(?:\r?\n|$)/y;

/** Whether nothing follows on the line. */
export function isRestBlank(source: string, at: number): boolean {
  return matchesAt(blankRest, source, at);
}
