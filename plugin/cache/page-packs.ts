/**
 * Stores rendered pages one after another in pack files. Each process appends to its own file and can read all files.
 */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { RenderedPage } from '../mdx/types.js';

/** The position of a page in a pack, in bytes. */
export interface PackRange {
  /** Name of the pack file. */
  pack: string;
  at: number;
  length: number;
  /** Checksum of the bytes. */
  checksum: number;
}

export class PagePacks {
  readonly #folder: string;
  readonly #own: string;
  readonly #open = new Map<string, number>();
  #size = 0;

  /** `own` is the name of the file that this process appends to. No other process may append to it at the same time. */
  constructor(folder: string, own: string) {
    this.#folder = folder;
    this.#own = own;
  }

  /** Appends a page, or what search needs of it. Returns `undefined` if the file cannot be written, for example on a full disk. */
  append(page: unknown): PackRange | undefined {
    const bytes = Buffer.from(JSON.stringify(page));
    try {
      const file = this.#ownFile();
      const at = this.#size;
      for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
      this.#size += bytes.length;
      return { pack: this.#own, at, length: bytes.length, checksum: crc32(bytes) };
    } catch {
      // Part of the page may have been written: reopen the file to get its actual size.
      this.close();
      return undefined;
    }
  }

  /** What was appended in the range; `undefined` if the file contains something else there. */
  read<T = RenderedPage>({ pack, at, length, checksum }: PackRange): T | undefined {
    try {
      const bytes = Buffer.allocUnsafe(length);
      readSync(this.#file(pack, 'r'), bytes, 0, length, at);
      return crc32(bytes) === checksum ? (JSON.parse(bytes.toString()) as T) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Opens the file of a range, so that it can be read even if it is removed later. Returns whether that was possible. */
  hold({ pack }: PackRange): boolean {
    try {
      this.#file(pack, 'r');
      return true;
    } catch {
      return false;
    }
  }

  /** Closes the files. */
  close(): void {
    for (const file of this.#open.values()) closeSync(file);
    this.#open.clear();
  }

  #ownFile(): number {
    const open = this.#open.get(`a+ ${this.#own}`);
    if (open !== undefined) return open;
    mkdirSync(this.#folder, { recursive: true });
    const file = this.#file(this.#own, 'a+');
    this.#size = fstatSync(file).size;
    return file;
  }

  #file(name: string, flag: 'a+' | 'r'): number {
    const key = `${flag} ${name}`;
    let file = this.#open.get(key);
    if (file === undefined) this.#open.set(key, (file = openSync(join(this.#folder, name), flag)));
    return file;
  }
}
