/** Tags that are closed, but not where MDX accepts it: explains the place, and separates them so that the page can be read on. */
import type { Problem } from '../../core/errors/errors.js';
import type { Edit } from '../source/edited-text.js';
import { scan } from '../source/scan.js';
import type { Span } from '../source/spans.js';

type TagSpan = Span & { kind: 'tag' };

export interface TagPair {
  open: TagSpan;
  close: TagSpan;
}

/** The opening tag at `offset` with its closing tag; `undefined` if it has none. */
export function tagPairAt(text: string, offset: number): TagPair | undefined {
  const open: TagSpan[] = [];
  for (const span of scan(text).spans) {
    if (span.kind !== 'tag' || span.tag.isSelfClosing) continue;
    const at = span.tag.isClosing ? open.findLastIndex(({ tag }) => tag.name === span.tag.name) : open.push(span);
    if (!span.tag.isClosing || at < 0) continue;
    if (open[at]!.start === offset) return { open: open[at]!, close: span };
    open.length = at;
  }
  return undefined;
}

/**
 * Why the closing tag does not count. `isInner`: it is in something that starts after the opening tag. `undefined` if the engine
 * explains it better.
 */
export function explainPair(
  { open, close }: TagPair,
  text: string,
  isInner: boolean,
): Pick<Problem, 'message' | 'hint'> | undefined {
  const [start, end] = [`<${open.tag.name}>`, `</${open.tag.name}>`];
  const isOneLine = !text.slice(open.end, close.start).includes('\n');
  if (isInner && (isOneLine || close.level !== open.level)) return undefined;
  if (close.level !== open.level)
    return {
      message: `${start} and ${end} are not in the same list item, quote or heading.`,
      hint: 'Put both on lines of their own, indented alike. In a quote, start both lines with >.',
    };
  if (isOneLine)
    return {
      message: `${start} starts in emphasis, a link or a table cell, and is closed outside of it.`,
      hint: `Write ${end} before the end of that text, or ${start} before its start.`,
    };
  const own = [open, close]
    .filter((tag) => !isAlone(tag, text))
    .map(({ start: at }) => (at === open.start ? start : end));
  if (own.length === 0) return undefined;
  const lines = own.length === 1 ? 'its own line' : 'lines of their own';
  return {
    message: `${start} and ${end} are in different paragraphs.`,
    hint: `Put ${own.join(' and ')} on ${lines}.`,
  };
}

/** The edits that put both tags on lines of their own; `undefined` in a list, quote or heading, whose lines need more. */
export function separatePair({ open, close }: TagPair): Edit[] | undefined {
  if (open.level !== 0 || close.level !== 0) return undefined;
  return [open.start, open.end, close.start, close.end].map((at) => ({ start: at, end: at, text: '\n\n' }));
}

function isAlone({ start, end }: TagSpan, text: string): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return text.slice(lineStart, start).trim() === '' && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
}
