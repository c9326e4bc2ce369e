/** Skips JavaScript in a page without parsing it: braces in strings, templates and comments do not count. */
import { isRestBlank, matchAt } from '../match-at.js';

const specialCharacter = /["'`/{}()[\]\n]/g;
/** Limit for nested templates. */
const maxTemplates = 50;

/**
 * The offset after the `}` that closes the `{` at `start`; -1 if there is none before `limit`. `templates` is the
 * number of enclosing templates.
 */
export function skipBraces(source: string, start: number, limit: number, templates = 0): number {
  let depth = 0;
  let at = nextNotable(source, start, limit);
  while (at >= 0) {
    const char = source[at];
    if (char === '{') depth++;
    if (char === '}' && --depth === 0) return at + 1;
    const next = skipHidden(source, at, limit, templates);
    at = next < 0 ? -1 : nextNotable(source, next, limit);
  }
  return -1;
}

/**
 * The offset of the blank line (or the end) that ends the `import` or `export` block at `start`. Blank lines inside
 * brackets do not count. -1 if the brackets are never closed.
 */
export function skipModuleBlock(source: string, start: number): number {
  const end = source.length;
  let depth = 0;
  let at = nextNotable(source, start, end);
  while (at >= 0) {
    const char = source[at]!;
    if ('{(['.includes(char)) depth++;
    if ('})]'.includes(char)) depth = Math.max(0, depth - 1);
    if (char === '\n' && depth === 0 && isRestBlank(source, at + 1)) return at + 1;
    const next = skipHidden(source, at, end, 0);
    if (next < 0) return -1;
    at = nextNotable(source, next, end);
  }
  return depth > 0 ? -1 : end;
}

function nextNotable(source: string, from: number, limit: number): number {
  const match = matchAt(specialCharacter, source, from);
  return match && match.index < limit ? match.index : -1;
}

/** The offset after the string, template, comment or single character at `at`; -1 if it is never closed. */
function skipHidden(source: string, at: number, limit: number, templates: number): number {
  const char = source[at];
  if (char === '"' || char === "'") return skipString(source, at, limit);
  if (char === '`') return templates < maxTemplates ? skipTemplate(source, at, limit, templates + 1) : -1;
  return char === '/' ? skipComment(source, at, limit) : at + 1;
}

function skipComment(source: string, start: number, limit: number): number {
  if (source[start + 1] === '*') {
    const close = source.indexOf('*/', start + 2);
    return close < 0 || close > limit ? -1 : close + 2;
  }
  // `https://` in JSX text is not a comment.
  if (source[start + 1] !== '/' || source[start - 1] === ':') return start + 1;
  const close = source.indexOf('\n', start);
  return close < 0 ? limit : close;
}

/** A quote that is not closed on its line is an apostrophe in JSX text. */
function skipString(source: string, start: number, limit: number): number {
  for (let at = start + 1; at < limit; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === source[start]) return at + 1;
    else if (source[at] === '\n') break;
  }
  return start + 1;
}

function skipTemplate(source: string, start: number, limit: number, templates: number): number {
  for (let at = start + 1; at < limit; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') return at + 1;
    else if (source[at] === '$' && source[at + 1] === '{') {
      const close = skipBraces(source, at + 1, limit, templates);
      if (close < 0) return -1;
      at = close - 1;
    }
  }
  return -1;
}

/** The offset of the first blank line after the line at `start`, or of the end. */
export function firstBlankLine(source: string, start: number): number {
  let at = source.indexOf('\n', start);
  while (at >= 0 && !isRestBlank(source, at + 1)) at = source.indexOf('\n', at + 1);
  return at < 0 ? source.length : at + 1;
}
