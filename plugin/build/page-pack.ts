/** Rendered pages one after another in one file. */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { RenderedPage } from '../mdx/types.js';

/** Where a page lies in the pack, in bytes. */
export interface PackPlace {
  at: number;
  length: number;
  /** Of the bytes. */
  checksum: number;
}

export class PagePack {
  readonly file: string;
  #descriptor: number | undefined;
  #size = 0;

  /** The file is opened, or made, when it is needed first. */
  constructor(file: string) {
    this.file = file;
  }

  /** Bytes in the file; 0 while nothing was read or written. */
  get size(): number {
    return this.#size;
  }

  /** Adds a page. `undefined` where the file cannot be written. */
  append(key: string, page: RenderedPage): PackPlace | undefined {
    const bytes = Buffer.from(JSON.stringify({ key, page }));
    const at = this.#appendBytes(bytes);
    return at === undefined ? undefined : { at, length: bytes.length, checksum: crc32(bytes) };
  }

  /** Where the bytes begin in the file; `undefined` where it cannot be written, as on a full disk. */
  #appendBytes(bytes: Buffer): number | undefined {
    try {
      const descriptor = this.#open();
      const start = this.#size;
      for (let done = 0; done < bytes.length;) done += writeSync(descriptor, bytes, done);
      this.#size += bytes.length;
      return start;
    } catch {
      // A part may have been written.
      if (this.#descriptor !== undefined) this.#size = fstatSync(this.#descriptor).size;
      return undefined;
    }
  }

  /** The page at `place`. `undefined` where the file has something else there. */
  read(key: string, { at, length, checksum }: PackPlace): RenderedPage | undefined {
    try {
      const bytes = Buffer.allocUnsafe(length);
      readSync(this.#open(), bytes, 0, length, at);
      if (crc32(bytes) !== checksum) return undefined;
      const found = JSON.parse(bytes.toString()) as { key: string; page: RenderedPage };
      return found.key === key ? found.page : undefined;
    } catch {
      return undefined;
    }
  }

  /** Lets go of the file. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #open(): number {
    if (this.#descriptor !== undefined) return this.#descriptor;
    mkdirSync(dirname(this.file), { recursive: true });
    this.#descriptor = openSync(this.file, 'a+');
    this.#size = fstatSync(this.#descriptor).size;
    return this.#descriptor;
  }
}
