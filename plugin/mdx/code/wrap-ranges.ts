/** Puts tags around parts of a line of highlighted code. */

/** Places in the text of the line, in UTF-16 units, and the tag that opens around them; it closes with `</name>`. */
export interface WrappedRange {
  start: number;
  end: number;
  open: string;
}

/** A tag, an entity or a character: what a line of highlighted code is made of. */
const piece = /<[^>]*>|&[^;\s]+;|[^<&]/gu;

/** `html` with each of the ranges wrapped, in every span that it touches. Of ranges that overlap, the first one counts. */
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

/** Where `words` stand in `text`. */
export function rangesOf(words: readonly string[], text: string): WrappedRange[] {
  return words.flatMap((word) => {
    const ranges: WrappedRange[] = [];
    for (let start = text.indexOf(word); word && start >= 0; start = text.indexOf(word, start + word.length))
      ranges.push({ start, end: start + word.length, open: '<mark>' });
    return ranges;
  });
}
