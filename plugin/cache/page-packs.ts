/** Rendered pages one after another in files. Each process adds to a file of its own, and can read all. */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { RenderedPage } from '../mdx/types.js';

/** Where a page lies, in bytes. */
export interface PackRange {
  /** Name of the file. */
  pack: string;
  at: number;
  length: number;
  /** Of the bytes. */
  checksum: number;
}

export class PagePacks {
  readonly #folder: string;
  readonly #own: string;
  readonly #open = new Map<string, number>();
  #size = 0;

  /** `own` is the name of the file that pages are added to; no other process adds to it at the time. */
  constructor(folder: string, own: string) {
    this.#folder = folder;
    this.#own = own;
  }

  /** Adds a page. `undefined` where the file cannot be written, as on a full disk. */
  append(page: RenderedPage): PackRange | undefined {
    const bytes = Buffer.from(JSON.stringify(page));
    try {
      const file = this.#ownFile();
      const at = this.#size;
      for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
      this.#size += bytes.length;
      return { pack: this.#own, at, length: bytes.length, checksum: crc32(bytes) };
    } catch {
      // A part may have been written: the file is opened again, and its size read.
      this.close();
      return undefined;
    }
  }

  /** The page at `place`. `undefined` where the file has something else there. */
  read({ pack, at, length, checksum }: PackRange): RenderedPage | undefined {
    try {
      const bytes = Buffer.allocUnsafe(length);
      readSync(this.#file(pack, 'r'), bytes, 0, length, at);
      return crc32(bytes) === checksum ? (JSON.parse(bytes.toString()) as RenderedPage) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Lets go of the files. */
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
