/** An edited text that maps positions back to the original. */
import { pointAt, type SourcePoint } from '../../core/text/source-frame.js';

/** A part of a text from `start` (included) to `end` (excluded). */
export interface Range {
  start: number;
  end: number;
}

/** Replaces the range by `text`. */
export interface Edit extends Range {
  text: string;
}

/** The replacements of all matches of `pattern` in a range of `source`; none where `replace` returns `undefined`. */
export function replacements(
  source: string,
  range: Range,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): Edit[] {
  return [...source.slice(range.start, range.end).matchAll(pattern)].flatMap((match) => {
    const start = range.start + match.index;
    const text = replace(match);
    return text === undefined ? [] : [{ start, end: start + match[0].length, text }];
  });
}

/** How an edited text was made. */
interface Origin {
  previous: EditedText;
  edits: readonly Edit[];
  /** Start of each edit in the edited text. */
  starts: readonly number[];
}

/** Immutable: `edit` returns a new text that maps through all edits to the original. */
export class EditedText {
  readonly text: string;
  readonly #origin: Origin | undefined;
  #lines: number[] | undefined;

  private constructor(text: string, origin?: Origin) {
    this.text = text;
    this.#origin = origin;
  }

  static of(text: string): EditedText {
    return new EditedText(text);
  }

  /** Whether any character has been changed. */
  get isEdited(): boolean {
    return this.#origin !== undefined;
  }

  /** Applies edits, which must be in order and must not overlap. */
  edit(edits: readonly Edit[]): EditedText {
    if (edits.length === 0) return this;
    const pieces: string[] = [];
    const starts: number[] = [];
    let taken = 0;
    let length = 0;
    for (const { start, end, text } of edits) {
      pieces.push(this.text.slice(taken, start), text);
      starts.push(length + start - taken);
      length += start - taken + text.length;
      taken = end;
    }
    pieces.push(this.text.slice(taken));
    return new EditedText(pieces.join(''), { previous: this, edits, starts });
  }

  /** The offset in `text` of a point in `text`. */
  offsetOf({ line, column }: SourcePoint): number {
    const lines = this.#lineStarts();
    const start = lines[Math.min(line, lines.length) - 1] ?? 0;
    return Math.min(start + column - 1, this.text.length);
  }

  /** The point in the original text for `offset` in this text. */
  originalPoint(offset: number): SourcePoint {
    if (!this.#origin) return pointAt(this.text, offset);
    return this.#origin.previous.originalPoint(offsetBefore(offset, this.#origin));
  }

  #lineStarts(): number[] {
    if (this.#lines) return this.#lines;
    const lines = [0];
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) lines.push(at + 1);
    return (this.#lines = lines);
  }
}

/** The offset before the edits. */
function offsetBefore(offset: number, { edits, starts }: Origin): number {
  const index = lastAtOrBefore(starts, offset);
  if (index < 0) return offset;
  const { start, end, text } = edits[index]!;
  const inside = offset - starts[index]!;
  return inside < text.length ? Math.min(start + inside, Math.max(start, end - 1)) : end + inside - text.length;
}

/** Index of the last number that is at most `value`; -1 if there is none. */
function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
