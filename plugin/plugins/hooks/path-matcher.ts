/** Returns whether a path is one of `patterns`. `*` is any text without a slash, `**` any text. */
export function pathMatcher(patterns: string | readonly string[]): (path: string) => boolean {
  const list = typeof patterns === 'string' ? [patterns] : patterns;
  const expressions = list.map((pattern) => new RegExp(`^${expressionOf(pattern)}$`));
  return (path) => isPlain(path) && expressions.some((expression) => expression.test(path));
}

function expressionOf(pattern: string): string {
  return pattern
    .split(/(\*\*?)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')))
    .join('');
}

/** Whether the path stays in the output folder. */
function isPlain(path: string): boolean {
  return !/^\/|\\|\0|(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
