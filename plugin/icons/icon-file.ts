/** The icon libraries as written by scripts/write-icons.mjs: an index on the first line, then one drawing per line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../core/package/package-root.js';
import type { Drawing } from './svg-markup.js';

interface Index<Style extends string> {
  /** Start of each drawing, in bytes after the index, by style and name. */
  sets: Record<Style, Record<string, number>>;
  /** Current names by names of earlier versions. */
  renamed: Record<string, string>;
}

const newline = 0x0a;

/** One library. Its file is read on first use. */
export class IconFile<Style extends string> {
  readonly #name: string;
  #file: { bytes: Buffer; index: Index<Style> } | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** The drawing of an icon in a style; `undefined` if there is none. */
  read(style: Style, name: string): Drawing | undefined {
    const { bytes, index } = this.#open();
    if (!Object.hasOwn(index.sets[style], name)) return undefined;
    const start = index.sets[style][name]!;
    const text = bytes.toString('utf8', start, bytes.indexOf(newline, start));
    const body = text.indexOf('<');
    return { attributes: text.slice(0, body), body: text.slice(body) };
  }

  /** The names of all icons of a style. */
  names(style: Style): string[] {
    return Object.keys(this.#open().index.sets[style]);
  }

  /** The current name of a renamed icon. */
  currentName(name: string): string | undefined {
    const { renamed } = this.#open().index;
    return Object.hasOwn(renamed, name) ? renamed[name] : undefined;
  }

  #open(): { bytes: Buffer; index: Index<Style> } {
    if (this.#file) return this.#file;
    const bytes = readFileSync(join(packageRoot, 'dist/icons', `${this.#name}.txt`));
    const end = bytes.indexOf(newline);
    const index = JSON.parse(bytes.toString('utf8', 0, end)) as Index<Style>;
    return (this.#file = { bytes: bytes.subarray(end + 1), index });
  }
}
