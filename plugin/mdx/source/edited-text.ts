/** An edited text that maps positions back to the original. */
import type { SourcePoint } from '../../core/text/source-frame.js';

/** Replaces the range from `start` (included) to `end` (excluded) by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Immutable: `edit` returns a new text that maps through all edits to the original. */
export class EditedText {
  readonly text: string;
  readonly #previous: EditedText | undefined;
  readonly #edits: readonly Edit[];
  /** Start of each edit in `text`. */
  readonly #starts: readonly number[];
  #lines: number[] | undefined;

  private constructor(
    text: string,
    previous?: EditedText,
    edits: readonly Edit[] = [],
    starts: readonly number[] = [],
  ) {
    this.text = text;
    this.#previous = previous;
    this.#edits = edits;
    this.#starts = starts;
  }

  static of(text: string): EditedText {
    return new EditedText(text);
  }

  /** Whether any character has been changed. */
  get isEdited(): boolean {
    return this.#previous !== undefined;
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
    return new EditedText(pieces.join(''), this, edits, starts);
  }

  /** The offset in `text` of a point in `text`. */
  offsetOf({ line, column }: SourcePoint): number {
    const lines = this.#lineStarts();
    const start = lines[Math.min(line, lines.length) - 1] ?? 0;
    return Math.min(start + column - 1, this.text.length);
  }

  /** The point in the original text for `offset` in this text. */
  originalPoint(offset: number): SourcePoint {
    if (this.#previous) return this.#previous.originalPoint(this.#offsetBefore(offset));
    const lines = this.#lineStarts();
    const line = lastAtOrBefore(lines, offset);
    return { line: line + 1, column: offset - lines[line]! + 1 };
  }

  #offsetBefore(offset: number): number {
    const index = lastAtOrBefore(this.#starts, offset);
    if (index < 0) return offset;
    const { start, end, text } = this.#edits[index]!;
    const inside = offset - this.#starts[index]!;
    return inside < text.length ? Math.min(start + inside, Math.max(start, end - 1)) : end + inside - text.length;
  }

  #lineStarts(): number[] {
    if (this.#lines) return this.#lines;
    const lines = [0];
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) lines.push(at + 1);
    return (this.#lines = lines);
  }
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
