/** Returns whether a path is one of `patterns`. */
export function pathMatcher(patterns: string | readonly string[]): (path: string) => boolean {
  const list = typeof patterns === 'string' ? [patterns] : patterns;
  const expressions = list.map((pattern) => new RegExp(`^${patternSource(pattern)}$`));
  return (path) => isPlain(path) && expressions.some((expression) => expression.test(path));
}

/** The regular expression for a pattern: `*` is any text without a slash, `**` any text, and a folder `**` any folders or none. */
export function patternSource(pattern: string): string {
  return pattern
    .split(/((?<![^/])\*\*\/|\*\*?)/)
    .map((part) => wildcards.get(part) ?? part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
    .join('');
}

const wildcards = new Map([
  ['*', '[^/]*'],
  ['**', '.*'],
  ['**/', '(?:.*/)?'],
]);

/** Whether the path stays in the output folder. */
function isPlain(path: string): boolean {
  return !/^\/|\\|\0|(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
