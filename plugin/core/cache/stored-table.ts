/**
 * Values by key in a cache file. A few changes are appended, so that saving them takes time in proportion to them. A damaged
 * file is treated as missing.
 */
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { attempt } from '../errors/attempt.js';
import { replaceFile } from './replace-file.js';

/** A line of the file after the version, with a checksum before it. The first one has all values. */
interface Change<Value> {
  changed: Record<string, Value>;
  removed: string[];
}

export class StoredTable<Value> {
  readonly #file: string;
  readonly #version: string;
  #values: Record<string, Value> = {};
  /** Size of the file in bytes as it was read or written; 0 if nothing can be appended. */
  #size = 0;
  #appended = 0;

  /** Values of another `version` are not read. */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    attempt(() => this.#read(readFileSync(file)));
  }

  /** The stored values. A value that changes is replaced by another object. */
  get values(): Readonly<Record<string, Value>> {
    return this.#values;
  }

  /** Stores `values` instead. Failing to write a cache is not an error. */
  save(values: Record<string, Value>): void {
    const before = this.#values;
    const changed = Object.entries(values).filter(([key, value]) => before[key] !== value);
    const removed = Object.keys(before).filter((key) => !Object.hasOwn(values, key));
    if (this.#size > 0 && changed.length + removed.length === 0) return;
    this.#values = values;
    try {
      if (!this.#append({ changed: Object.fromEntries(changed), removed })) this.#write(values);
    } catch {
      // For example a read-only home folder or a full disk.
      this.#size = 0;
    }
  }

  #read(bytes: Buffer): void {
    const [version, ...lines] = bytes.toString('utf8').split('\n');
    if (version !== JSON.stringify(this.#version)) return;
    // The last line ends with a line break.
    if (lines.pop() !== '' || !lines.every((line) => this.#apply(line))) {
      this.#values = {};
      return;
    }
    this.#size = bytes.length;
    this.#appended = lines.slice(1).reduce((sum, line) => sum + line.length, 0);
  }

  /** Returns `false` for a damaged line. */
  #apply(line: string): boolean {
    const start = line.indexOf(' ') + 1;
    const json = line.slice(start);
    if (Number(line.slice(0, start)) !== crc32(json)) return false;
    const { changed, removed } = JSON.parse(json) as Change<Value>;
    if (Object.keys(this.#values).length === 0) this.#values = changed;
    else Object.assign(this.#values, changed);
    for (const key of removed) delete this.#values[key];
    return true;
  }

  /** Returns `false` if it is better to write the file again, or if another process has done so. */
  #append(change: Change<Value>): boolean {
    const line = lineOf(change);
    this.#appended += line.length;
    if (this.#appended * 2 > this.#size || statSync(this.#file).size !== this.#size) return false;
    appendFileSync(this.#file, line);
    this.#size += Buffer.byteLength(line);
    return true;
  }

  #write(values: Record<string, Value>): void {
    const text = `${JSON.stringify(this.#version)}\n${lineOf({ changed: values, removed: [] })}`;
    replaceFile(this.#file, text);
    this.#size = Buffer.byteLength(text);
    this.#appended = 0;
  }
}

/** The version of the table in a file; `undefined` if there is none. */
export function versionOf(file: string): string | undefined {
  return attempt(() => JSON.parse(readFileSync(file, 'utf8').split('\n', 1)[0]!) as string);
}

function lineOf<Value>(change: Change<Value>): string {
  const json = JSON.stringify(change);
  return `${crc32(json)} ${json}\n`;
}
