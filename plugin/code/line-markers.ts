/** Marker comments in code: `// [!code ++]`, `# [!code highlight:3]`, `-- [!code word:total]`. */
import { commentForms, type CommentForms } from './comment-forms.js';
import { getOrInsert } from '../core/text/get-or-insert.js';

const classNames: Record<string, string> = {
  '++': 'added',
  '--': 'removed',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const marker = /\s*\[!code\s+(?:(\+\+|--|highlight|hl|focus|error|warning)|word:((?:\\.|[^\\\]:])+))(?::(\d{1,4}))?\]/g;

/** A word to mark, in the lines from the 0-based `first` (included) to `end` (excluded). */
export interface MarkedWord {
  word: string;
  first: number;
  end: number;
}

/** Code without its markers, and their meaning: class names by 0-based line, and words. */
export interface MarkedCode {
  code: string;
  classes: Map<number, Set<string>>;
  words: MarkedWord[];
}

/**
 * Removes the markers from `code`, in comments of the language `id` (`undefined`: any language). A marker alone on its
 * line applies to the lines below, and its line is removed.
 */
export function readLineMarkers(code: string, id: string | undefined): MarkedCode {
  const marked: MarkedCode = { code, classes: new Map(), words: [] };
  const forms = code.includes('[!code') ? commentForms(id) : undefined;
  if (!forms) return marked;
  const lines: string[] = [];
  for (const line of code.split(/\r?\n/)) {
    const rest = readLine(line, lines.length, forms, marked);
    if (rest === line || rest.trim() !== '') lines.push(rest);
  }
  return { ...marked, code: lines.join('\n') };
}

/** The line without its markers; unchanged if they are not in a comment. */
function readLine(line: string, index: number, forms: CommentForms, { classes, words }: MarkedCode): string {
  const all = [...line.matchAll(marker)];
  const markers = all.filter((match) => forms.open.test(line.slice(0, match.index + 1)));
  if (markers.length === 0) return line;
  for (const [, kind, word, count] of markers) {
    if (kind !== undefined) mark(classes, index, Number(count ?? 1), classNames[kind]!);
    else
      words.push({ word: word!.replace(/\\(.)/g, '$1'), first: index, end: count ? index + Number(count) : Infinity });
  }
  const comment = markers[0]!.index;
  const rest = line.slice(0, comment) + line.slice(comment).replace(marker, '');
  return rest.replace(forms.empty, '').trimEnd();
}

/** Adds a class to `count` lines starting with the 0-based `first`. */
export function mark(classes: MarkedCode['classes'], first: number, count: number, name: string): void {
  for (let line = first; line < first + count; line++) {
    getOrInsert(classes, line, () => new Set()).add(name);
  }
}
