/** Finds where parts of a description are in the author's files: in one pass over each file, for the first problem. */
import type { Problem } from '../../../core/errors/errors.js';
import { locatePointers, placeOf, type TextRange } from './locate.js';
import { pathOf, pointerText, type Located, type SpecFile } from './located.js';
import { getOrInsert } from '../../../core/text/get-or-insert.js';

/** A position in an author's file, with the lines around it. */
export type Place = Pick<Problem, 'file' | 'line' | 'column' | 'frame'>;

export class Places {
  readonly #parts: ReadonlyMap<string, Located>;
  #ranges: ReadonlyMap<SpecFile, ReadonlyMap<string, TextRange>> | undefined;

  /** `parts`: everything that may be asked for, by name. */
  constructor(parts: ReadonlyMap<string, Located>) {
    this.#parts = parts;
  }

  /** The place of a part. `point`: a position in its text, which only a literal block of YAML keeps line by line. */
  of(name: string, point?: Pick<Problem, 'line' | 'column'>): Place | undefined {
    const part = this.#parts.get(name);
    if (!part) return undefined;
    const { file, path } = pathOf(part);
    this.#ranges ??= rangesOf([...this.#parts.values()]);
    const range = this.#ranges.get(file)!.get(pointerText(path))!;
    return placeOf(file, (point && inLiteralBlock(file, range, point)) ?? range);
  }
}

function rangesOf(parts: readonly Located[]): Map<SpecFile, ReadonlyMap<string, TextRange>> {
  const pointers = new Map<SpecFile, string[]>();
  for (const part of parts) {
    const { file, path } = pathOf(part);
    getOrInsert(pointers, file, () => []).push(pointerText(path));
  }
  return new Map(Array.from(pointers, ([file, all]) => [file, locatePointers(file, all)]));
}

/** The position in the text after `key: |`. */
function inLiteralBlock(
  { text, syntax }: SpecFile,
  { offset }: TextRange,
  { line, column }: Pick<Problem, 'line' | 'column'>,
): TextRange | undefined {
  const start = text.indexOf('\n', offset) + 1;
  if (syntax === 'json' || !/:\s*\|[-+]?\s*$/.test(text.slice(offset, start))) return undefined;
  const lines = text.slice(start).split('\n', line);
  const indent = /^ */.exec(lines.find((each) => each.trim() !== '') ?? '')![0].length;
  const before = lines.slice(0, line - 1).reduce((length, each) => length + each.length + 1, 0);
  return { offset: Math.min(start + before + indent + column - 1, text.length - 1), length: 1 };
}
