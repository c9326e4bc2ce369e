/** Comment syntax of languages, as far as line markers need it. */
import { cachedByText } from '../core/cache/text-cache.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Line comments, in most languages. */
const lineForms = ['//', '#', '--'];

/** Block comments. The JSX form comes first because it contains the plain one. */
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

/** Line comments that mean something else in other languages. */
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

/** Markdown shows comments of other languages as code, so only its own are read. Plain text has no comments. */
const onlyPairs = new Set(['markdown', 'mdx', 'mdc']);

/** The comment syntax of one language. */
export interface CommentForms {
  /** Matches text that ends inside a comment. */
  open: RegExp;
  /** Matches empty comments. */
  empty: RegExp;
}

/**
 * The comment syntax of the language `id`, or of all languages without one. `undefined` if the language has no
 * comments.
 */
export function commentForms(id = ''): CommentForms | undefined {
  return id === 'text' ? undefined : formsOf(id);
}

const formsOf = cachedByText((id): CommentForms => {
  const lines = onlyPairs.has(id) ? [] : [...lineForms, ...unusualForms(id)];
  const pairs = onlyPairs.has(id) ? pairForms.slice(0, 3) : pairForms;
  const pairOpen = pairs.map(([open]) => escaped(open)).join('|');
  const lineOpen = lines.map(escaped).join('|');
  const anyOpen = lineOpen ? `${pairOpen}|${lineOpen}` : pairOpen;
  const emptyPairs = pairs.map(([open, close]) => `\\s*${escaped(open)}\\s*${escaped(close)}`).join('|');
  const emptyLine = lineOpen ? `|\\s*(?:${lineOpen})\\s*$` : '';
  // Lines of a multi-line block comment begin with a star.
  const star = onlyPairs.has(id) ? '' : '|^\\s*\\*';
  return { open: new RegExp(`(?:${anyOpen}${star})(?:\\s|$)`), empty: new RegExp(`${emptyPairs}${emptyLine}`, 'g') };
});

/** Code without a language can be in any, so the most common forms apply. */
function unusualForms(id: string): string[] {
  return Object.keys(unusual).filter((form) =>
    id === '' ? /^[;%]$/.test(form) : unusual[form]!.split(' ').includes(id),
  );
}
