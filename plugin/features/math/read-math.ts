/** Finds math by Pandoc's rule for dollars, so that prices and shell variables stay text. */
import type { PageSyntax } from '../../mdx/source/page-syntax.js';
import { isRestBlank } from '../../mdx/source/match-at.js';

const specialCharacter = /[\\`]|\$+/g;
const closesMarkup = /<\/|\/>/;
/** The start of a line that ends a paragraph or is the next row of a table. */
const nextBlock = /\n[ \t>]*(?:\||[-+*]\s|\d{1,9}[.)]\s|#{1,6}\s|`{3}|~{3})/;
const lineBreakAndQuote = /\n[ \t]*(?:>[ \t]?)+/g;

/**
 * The formula that starts at the `$` at `start`: `$x$` with no space after the first and before the last dollar, and no
 * digit after the last; or `$$…$$`. It ends before `blockEnd`, unless the `$$` are alone on their lines.
 */
export const readMath: PageSyntax['read'] = (source, start, blockEnd, line) => {
  const isDouble = source[start + 1] === '$';
  const isBlock = isDouble && line.content === start;
  const limit = isBlock && isRestBlank(source, start + 2) ? source.length : blockEnd;
  const open = start + (isDouble ? 2 : 1);
  const close = closingDollar(source, open, limit, isDouble);
  if (close < 0) return undefined;
  const content = source.slice(open, close);
  const end = close + open - start;
  if (!isMath(content, isBlock) || (!isDouble && !keepsDollarRule(content, source.charAt(end)))) return undefined;
  const tex = line.quoteDepth > 0 ? content.replace(lineBreakAndQuote, '\n') : content;
  const display = isBlock && isRestBlank(source, end);
  return { end, component: 'Latex', props: { tex: tex.trim(), display }, isBlock: display };
};

/**
 * The offset of the next `$` (or `$$`) that is not escaped and not part of a longer run; -1 if the run at `from` is longer, or if a
 * code span starts or `limit` comes before it.
 */
function closingDollar(source: string, from: number, limit: number, isDouble: boolean): number {
  if (source[from] === '$') return -1;
  specialCharacter.lastIndex = from;
  for (let match = specialCharacter.exec(source); match && match.index < limit; match = specialCharacter.exec(source)) {
    if (match[0] === '`') return -1;
    if (match[0] === '\\') specialCharacter.lastIndex++;
    else if (match[0].length === (isDouble ? 2 : 1)) return match.index;
  }
  return -1;
}

function isMath(content: string, isBlock: boolean): boolean {
  return content.trim() !== '' && !closesMarkup.test(content) && (isBlock || !nextBlock.test(content));
}

function keepsDollarRule(content: string, next: string): boolean {
  return !/^\s|\s$/.test(content) && !/\d/.test(next);
}
