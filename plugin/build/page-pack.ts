/** Rendered pages one after another in one file. */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RenderedPage } from '../mdx/types.js';

/** Where a page lies in the pack, in bytes. */
export interface PackPlace {
  at: number;
  length: number;
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
    try {
      writeSync(this.#open(), bytes);
    } catch {
      return undefined;
    }
    this.#size += bytes.length;
    return { at: this.#size - bytes.length, length: bytes.length };
  }

  /** The page at `place`. `undefined` where another one than that of `key` lies there. */
  read(key: string, { at, length }: PackPlace): RenderedPage | undefined {
    try {
      const bytes = Buffer.allocUnsafe(length);
      readSync(this.#open(), bytes, 0, length, at);
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
