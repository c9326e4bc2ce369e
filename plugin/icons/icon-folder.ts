/** A folder of SVG files in an installed package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder in which a file of a package stands; `specifier` is what an import of it would say. */
export function folderOf(specifier: string): string {
  return dirname(require.resolve(specifier));
}

/** Reads `NAME.svg` out of `folder`. */
export class IconFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Names of all icons in the folder. */
  names(): string[] {
    return readdirSync(this.#folder).flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -4) : []));
  }

  /** The file's text, or `undefined` where there is no such icon. */
  read(name: string): string | undefined {
    return this.has(name) ? readFileSync(this.#path(name), 'utf8') : undefined;
  }

  /** Whether there is such an icon. */
  has(name: string): boolean {
    return /^[a-z\d-]+$/.test(name) && existsSync(this.#path(name));
  }

  #path(name: string): string {
    return join(this.#folder, `${name}.svg`);
  }
}
