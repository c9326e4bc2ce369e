/** Wraps parts of a line of highlighted code in tags. */

/** A range of the line's text, in UTF-16 units, and the opening tag around it. The closing tag is `</name>`. */
export interface WrappedRange {
  start: number;
  end: number;
  open: string;
}

/** A tag, an entity or a character of a line of highlighted code. */
const piece = /<[^>]*>|&[^;\s]+;|[^<&]/gu;

/**
 * Returns `html` with each range wrapped, in every span that it touches. Of overlapping ranges, the first one counts.
 */
export function wrapRanges(html: string, ranges: readonly WrappedRange[]): string {
  let position = 0;
  let current: WrappedRange | undefined;
  let result = '';
  const change = (next: WrappedRange | undefined): void => {
    if (next === current) return;
    if (current) result += `</${/\w+/.exec(current.open)![0]}>`;
    if (next) result += next.open;
    current = next;
  };
  for (const [text] of html.matchAll(piece)) {
    const isTag = text.startsWith('<');
    change(isTag ? undefined : ranges.find(({ start, end }) => start <= position && position < end));
    result += text;
    if (!isTag) position += text.startsWith('&') ? 1 : text.length;
  }
  change(undefined);
  return result;
}

/** The positions of `words` in `text`. */
export function rangesOf(words: readonly string[], text: string): WrappedRange[] {
  return words.flatMap((word) => {
    const ranges: WrappedRange[] = [];
    for (let start = text.indexOf(word); word && start >= 0; start = text.indexOf(word, start + word.length))
      ranges.push({ start, end: start + word.length, open: '<mark>' });
    return ranges;
  });
}
