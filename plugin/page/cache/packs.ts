/**
 * Stores values, such as rendered pages, one after another in pack files. Each process appends to its own file and can
 * read all files. Long texts, which are nearly all of a page, follow its JSON as they are: escaping them takes longer than
 * writing them.
 */
import { closeSync, fstatSync, mkdirSync, openSync, readSync, writevSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { getOrInsert } from '../../core/text/get-or-insert.js';

/** The position of a value in a pack, in bytes. */
export interface PackRange {
  /** Name of the pack file. */
  pack: string;
  at: number;
  length: number;
  /** Length of the JSON, which is before the texts. */
  head: number;
  /** Checksum of the bytes. */
  checksum: number;
}

export class Packs {
  readonly #folder: string;
  readonly #own: string;
  readonly #open = new Map<string, number>();
  #size = 0;

  /** `own` is the name of the file that this process appends to. No other process may append to it at the same time. */
  constructor(folder: string, own: string) {
    this.#folder = folder;
    this.#own = own;
  }

  /** Appends plain data. Returns `undefined` if the file cannot be written, for example on a full disk. */
  append(value: object): PackRange | undefined {
    const parts = encode(value);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    try {
      const file = this.#ownFile();
      const at = this.#size;
      if (writevSync(file, parts) === length) {
        this.#size += length;
        const checksum = parts.reduce((sum, part) => crc32(part, sum), 0);
        return { pack: this.#own, at, length, head: parts[0]!.length, checksum };
      }
    } catch {
      // Handled below, like a value of which only a part was written.
    }
    // The file is opened again to get its actual size.
    this.close();
    return undefined;
  }

  /** The value appended in the range; `undefined` if the file contains something else there. */
  read<T>({ pack, at, length, head, checksum }: PackRange): T | undefined {
    try {
      const bytes = Buffer.allocUnsafe(length);
      readSync(this.#file(pack, 'r'), bytes, 0, length, at);
      return crc32(bytes) === checksum ? (decode(bytes, head) as T) : undefined;
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
    return getOrInsert(this.#open, key, () => openSync(join(this.#folder, name), flag));
  }
}

/** Shorter texts are part of the JSON, in characters. */
const minPackedTextLength = 1_000;

/** The JSON before the texts. */
interface Head {
  /** Their keys, with their lengths in bytes. */
  texts: [key: string, length: number][];
  others: Record<string, unknown>;
}

/** The JSON, then the long texts. */
function encode(value: object): Buffer[] {
  const others: Record<string, unknown> = { ...value };
  const texts: Head['texts'] = [];
  const parts: Buffer[] = [];
  for (const [key, text] of Object.entries(value)) {
    if (typeof text !== 'string' || text.length < minPackedTextLength) continue;
    const part = Buffer.from(text);
    delete others[key];
    texts.push([key, part.length]);
    parts.push(part);
  }
  return [Buffer.from(JSON.stringify({ texts, others } satisfies Head)), ...parts];
}

function decode(bytes: Buffer, head: number): object {
  const { texts, others } = JSON.parse(bytes.toString('utf8', 0, head)) as Head;
  let at = head;
  for (const [key, length] of texts) others[key] = bytes.toString('utf8', at, (at += length));
  return others;
}
