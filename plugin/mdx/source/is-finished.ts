/** Finds pages that the native engine rejects or may crash on, so that only the reference engine reads them. */
import { isVoid } from './html-syntax.js';
import { expressionEnd } from './javascript/parse.js';
import type { Scan, Span } from './spans.js';

/** The native engine loses the text of a footnote that is indented like code. */
const indentedFootnote = /^(?=[^[\n]*(?:\t| {4}))[^[\n]*\[\^[^\]\n]+\]:/m;

/**
 * Whether every brace and tag of the source is closed in the list or quote in which it was opened. After a
 * brace that is never closed, the native engine takes twice as long for each further tag. A tag that is closed in
 * another list can crash its process.
 */
export function isFinished({ spans, strays, leavesBlock }: Scan, source: string): boolean {
  return (
    strays.length === 0 &&
    !leavesBlock &&
    !indentedFootnote.test(source) &&
    areTagsClosed(spans) &&
    expressionsOf(spans).every((one) => isClosed(source, one))
  );
}

function areTagsClosed(spans: readonly Span[]): boolean {
  const open: { name: string; level: number }[] = [];
  for (const span of spans) {
    if (span.kind !== 'tag' || span.tag.isSelfClosing || isVoid(span.tag.name)) continue;
    const { tag, level } = span;
    if (!tag.isClosing) open.push({ name: tag.name, level });
    else {
      const opening = open.pop();
      if (opening?.name !== tag.name || opening.level !== level) return false;
    }
  }
  return open.length === 0;
}

function expressionsOf(spans: readonly Span[]): { start: number; end: number }[] {
  return spans.flatMap((span) => {
    if (span.kind === 'expression') return [span];
    return span.kind === 'tag' ? span.tag.expressions : [];
  });
}

/** An apostrophe in JSX text looks like the start of a string; only a parser can decide. */
function isClosed(source: string, { start, end }: { start: number; end: number }): boolean {
  const code = source.slice(start + 1, end - 1);
  const rest = code.replace(/\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[^]|[^`\\$])*`/g, '');
  return !/["'`\\/]/.test(rest) || expressionEnd(/^\s*\.\.\./.test(code) ? `({${code}})` : `(${code}\n)`) >= 0;
}
