/** How the languages write comments, as far as markers in them need it. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Comments that end with their line, in most languages. */
const lineForms = ['//', '#', '--'];

/** Comments with an end of their own; JSX has its braces around, so the longer forms come first. */
const pairForms: readonly (readonly [open: string, close: string])[] = [
  ['<!--', '-->'],
  ['<%--', '--%>'],
  ['{/*', '*/}'],
  ['{{!--', '--}}'],
  ['{{--', '--}}'],
  ['{#', '#}'],
  ['@*', '*@'],
  ['--[[', ']]'],
  ['<#', '#>'],
  ['#|', '|#'],
  ['/*', '*/'],
  ['(*', '*)'],
  ['{-', '-}'],
];

/** Line comments that would be something else in other languages. */
const unusual: Record<string, string> = {
  ';': 'asm mipsasm riscv llvm clojure common-lisp emacs-lisp fennel scheme racket hy ini desktop reg systemd wasm',
  '%': 'latex tex bibtex matlab erlang prolog postscript',
  '"': 'viml abap smalltalk',
  "'": 'vb plantuml',
  '*': 'abap cobol stata sas',
  '!': 'fortran-free-form fortran-fixed-form',
  '::': 'bat',
  rem: 'bat vb',
  REM: 'bat vb',
  C: 'fortran-fixed-form',
  '⍝': 'apl',
};

/** Markdown shows the comments of other languages, so only its own are read; plain text has none. */
const onlyPairs = new Set(['markdown', 'mdx', 'mdc']);

/** The comments of one language. */
export interface CommentForms {
  /** Matches text that ends inside of a comment. */
  open: RegExp;
  /** Matches comments with nothing in them. */
  empty: RegExp;
}

const cachedForms = new Map<string, CommentForms | undefined>();

/** The comments of the language `id`, or all forms where it is not given; `undefined` where there are none. */
export function commentForms(id: string | undefined): CommentForms | undefined {
  const key = id ?? '';
  if (!cachedForms.has(key)) cachedForms.set(key, id === 'text' ? undefined : makeForms(key));
  return cachedForms.get(key);
}

function makeForms(id: string): CommentForms {
  const lines = onlyPairs.has(id) ? [] : [...lineForms, ...unusualForms(id)];
  const pairs = onlyPairs.has(id) ? pairForms.slice(0, 3) : pairForms;
  const pairOpen = pairs.map(([open]) => escaped(open)).join('|');
  const lineOpen = lines.map(escaped).join('|');
  const anyOpen = lineOpen ? `${pairOpen}|${lineOpen}` : pairOpen;
  const emptyPairs = pairs.map(([open, close]) => `\\s*${escaped(open)}\\s*${escaped(close)}`).join('|');
  const emptyLine = lineOpen ? `|\\s*(?:${lineOpen})\\s*$` : '';
  // A block comment of several lines begins its lines with a star.
  const star = onlyPairs.has(id) ? '' : '|^\\s*\\*';
  return { open: new RegExp(`(?:${anyOpen}${star})(?:\\s|$)`), empty: new RegExp(`${emptyPairs}${emptyLine}`, 'g') };
}

/** Code without a language may be in any, so the commoner of these count there. */
function unusualForms(id: string): string[] {
  return Object.keys(unusual).filter((form) =>
    id === '' ? /^[;%]$/.test(form) : unusual[form]!.split(' ').includes(id),
  );
}
