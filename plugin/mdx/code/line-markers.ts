/** Comments in code that say something of its lines: `// [!code ++]`, `# [!code highlight:3]`. */

const classNames: Record<string, string> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const marker = /\s*\[!code (\+\+|--|highlight|hl|focus|error|warning)(?::(\d{1,4}))?\]/g;

/** A comment that the markers leave empty, at the end of its line, in the languages' own ways to write one. */
const emptyComment = /\s*(?:\/\/|#|--|;|%|<!--\s*-->|\{\s*\/\*\s*\*\/\s*\}|\/\*\s*\*\/)\s*$/;

/** Code without its markers, and what they said: class names by 0-based line. */
export interface MarkedCode {
  code: string;
  classes: Map<number, Set<string>>;
}

/** Takes the markers out of `code`. One on a line of its own takes that line with it and speaks of the lines below. */
export function readLineMarkers(code: string): MarkedCode {
  const classes = new Map<number, Set<string>>();
  if (!code.includes('[!code ')) return { code, classes };
  const lines: string[] = [];
  for (const line of code.split(/\r?\n/)) {
    const found = [...line.matchAll(marker)];
    for (const [, kind, count] of found) mark(classes, lines.length, Number(count ?? 1), classNames[kind!]!);
    const rest = found.length > 0 ? line.replace(marker, '').replace(emptyComment, '') : line;
    if (found.length === 0 || rest.trim() !== '') lines.push(rest);
  }
  return { code: lines.join('\n'), classes };
}

/** Adds a class to `count` lines from the 0-based `first` on. */
export function mark(classes: MarkedCode['classes'], first: number, count: number, name: string): void {
  for (let line = first; line < first + count; line++) {
    const names = classes.get(line);
    if (names) names.add(name);
    else classes.set(line, new Set([name]));
  }
}
