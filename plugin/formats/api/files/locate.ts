/** Finds where values are in the text of a file. Slow for large files, so it runs only where there is something to report. */
import { visit } from 'jsonc-parser';
import { EVENT_ID, getScalarValue, parseEvents, type Event } from 'js-yaml';
import type { Place, Problem } from '../../../core/errors/errors.js';
import { frameOfLines } from '../../../core/text/source-frame.js';
import type { SpecFile } from './located.js';

export interface TextRange {
  offset: number;
  length: number;
}

/**
 * The ranges of JSON Pointers, in one pass over the text: of the key for a value in an object, of the start of the
 * value for an item of an array. Where a pointer does not exist, it is the range of the nearest value around it.
 */
export function locatePointers(file: SpecFile, pointers: readonly string[]): Map<string, TextRange> {
  const wanted = new Set<string>();
  for (const pointer of pointers)
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) wanted.add(pointer.slice(0, end));
  const found = file.syntax === 'json' ? inJson(file.text, wanted) : inYaml(file.text, wanted);
  const result = new Map<string, TextRange>();
  for (const pointer of pointers) {
    let nearest = pointer;
    while (nearest !== '' && !found.has(nearest)) nearest = nearest.slice(0, nearest.lastIndexOf('/'));
    result.set(pointer, found.get(nearest) ?? { offset: 0, length: 1 });
  }
  return result;
}

/** Files that authors write. A frame of any other file, such as a remote one, could print private text. */
const authoredFile = /^(?!https?:).*\.(?:json|ya?ml)$/i;

/** File, line, column and frame of a range. `isAuthored`: whether authors write files with its name. */
export function placeOf(
  { text, name }: Pick<SpecFile, 'text' | 'name'>,
  { offset, length }: TextRange,
  isAuthored = authoredFile.test(name),
): Pick<Problem, 'file' | 'line' | 'column' | 'frame'> {
  const column = offset - text.lastIndexOf('\n', offset - 1);
  const place = { line: lineOf(text, offset), column: offset === 0 ? 1 : column };
  if (!isAuthored) return { file: name, ...place };
  const end = text.indexOf('\n', offset);
  let start = offset;
  for (let count = 0; count < 3 && start >= 0; count++) start = start === 0 ? -1 : text.lastIndexOf('\n', start - 1);
  const lines = text.slice(start + 1, end < 0 ? undefined : end).split(/\r?\n/);
  return { file: name, ...place, frame: frameOfLines(lines, place, length) };
}

/** File, line and column of each range, in the order of the file. */
export function placesOf({ text, name }: Pick<SpecFile, 'text' | 'name'>, ranges: readonly TextRange[]): Place[] {
  let line = 1;
  let start = 0;
  return ranges.map(({ offset }) => {
    for (let end = text.indexOf('\n', start); end >= 0 && end < offset; end = text.indexOf('\n', start)) {
      line++;
      start = end + 1;
    }
    return { file: name, line, column: offset - start + 1 };
  });
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) line++;
  return line;
}

/** The containers around the current position, and the pointer of each. */
interface Level {
  pointer: string;
  /** Index of the next item of an array; the next key of an object. */
  next: number | string;
  /** Whether anything inside is wanted: unwanted parts of a large file are skipped quickly. */
  isWanted: boolean;
}

class Walk {
  readonly found = new Map<string, TextRange>();
  readonly levels: Level[] = [];
  readonly #wanted: ReadonlySet<string>;

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
  }

  /** The pointer of the value that comes next; `undefined` if nothing in it is wanted. */
  #pointer(): string | undefined {
    const level = this.levels.at(-1);
    if (!level) return '';
    if (!level.isWanted) return undefined;
    const pointer = `${level.pointer}/${String(level.next).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return this.#wanted.has(pointer) ? pointer : undefined;
  }

  key(name: string, range: TextRange): void {
    const level = this.levels.at(-1)!;
    level.next = name;
    const pointer = this.#pointer();
    if (pointer) this.found.set(pointer, range);
  }

  open(isArray: boolean, range: TextRange): void {
    this.value(range, false);
    const pointer = this.#pointer();
    this.levels.push({ pointer: pointer ?? '', next: isArray ? 0 : '', isWanted: pointer !== undefined });
  }

  close(): void {
    this.levels.pop();
    this.#advance();
  }

  value(range: TextRange, isWhole = true): void {
    const pointer = this.#pointer();
    if (pointer && !this.found.has(pointer)) this.found.set(pointer, range);
    if (isWhole) this.#advance();
  }

  #advance(): void {
    const level = this.levels.at(-1);
    if (typeof level?.next === 'number') level.next++;
  }
}

function inJson(text: string, wanted: ReadonlySet<string>): Map<string, TextRange> {
  const walk = new Walk(wanted);
  visit(text, {
    onObjectBegin: (offset) => walk.open(false, { offset, length: 1 }),
    onArrayBegin: (offset) => walk.open(true, { offset, length: 1 }),
    onObjectEnd: () => walk.close(),
    onArrayEnd: () => walk.close(),
    onObjectProperty: (name, offset, length) => walk.key(name, { offset, length }),
    onLiteralValue: (_value, offset, length) => walk.value({ offset, length }),
  });
  return walk.found;
}

function inYaml(text: string, wanted: ReadonlySet<string>): Map<string, TextRange> {
  const walk = new Walk(wanted);
  /** For each open container: whether a key comes next; `undefined` for lists. */
  const expectsKey: (boolean | undefined)[] = [];
  for (const event of parseEvents(text, { maxDepth: 1000 })) readEvent(event, text, walk, expectsKey);
  return walk.found;
}

function readEvent(event: Event, text: string, walk: Walk, expectsKey: (boolean | undefined)[]): void {
  switch (event.type) {
    case EVENT_ID.DOCUMENT:
      expectsKey.push(undefined);
      return;
    case EVENT_ID.MAPPING:
    case EVENT_ID.SEQUENCE:
      walk.open(event.type === EVENT_ID.SEQUENCE, { offset: Math.max(0, event.start), length: 1 });
      expectsKey.push(event.type === EVENT_ID.MAPPING ? true : undefined);
      return;
    case EVENT_ID.POP:
      expectsKey.pop();
      if (expectsKey.length > 0) walk.close();
      break;
    case EVENT_ID.SCALAR: {
      const range = { offset: Math.max(0, event.valueStart), length: Math.max(1, event.valueEnd - event.valueStart) };
      if (expectsKey.at(-1) === true) {
        walk.key(getScalarValue(text, event), range);
        expectsKey[expectsKey.length - 1] = false;
        return;
      }
      walk.value(range);
      break;
    }
    case EVENT_ID.ALIAS:
      walk.value({ offset: Math.max(0, event.anchorStart), length: Math.max(1, event.anchorEnd - event.anchorStart) });
      break;
  }
  if (expectsKey.at(-1) === false) expectsKey[expectsKey.length - 1] = true;
}
