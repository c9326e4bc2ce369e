/** The stored screenshots, and the comparison of new ones with them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Camera } from './camera.js';
import type { ScreenshotComparer } from './screenshot-comparer.js';
import { writeDifference } from './write-difference.js';

/** The folders of the files. */
export interface StoreFolders {
  /** The stored screenshots. */
  stored: string;
  /** The pages that show differences. */
  differences: string;
}

/** The message of a failed test ends with this command. */
const command = 'npm run test:screenshots -- --update';

/** Compares screenshots with the stored files or, with `isUpdate`, stores screenshots that differ. */
export class ScreenshotStore {
  readonly #comparer: ScreenshotComparer;
  readonly #folders: StoreFolders;
  readonly #isUpdate: boolean;

  constructor(comparer: ScreenshotComparer, folders: StoreFolders, isUpdate: boolean) {
    this.#comparer = comparer;
    this.#folders = folders;
    this.#isUpdate = isUpdate;
  }

  /** Takes a screenshot in the current mode. Returns a message if it differs from the stored file `NAME.png`. */
  async check(camera: Camera, name: string): Promise<string | undefined> {
    const file = join(this.#folders.stored, `${name}.png`);
    const path = new URL(camera.page.url()).pathname;
    if (!existsSync(file)) {
      if (this.#isUpdate) return this.#write(file, await camera.takeStill());
      return `${name}: There is no stored screenshot of ${path}. Run ${command}, and commit the new file.`;
    }
    const stored = readFileSync(file);
    let taken = await camera.take();
    let boxes = await this.#comparer.compare(stored, taken);
    if (boxes.length > 0) {
      // The page may not have been still.
      taken = await camera.takeStill(taken);
      boxes = await this.#comparer.compare(stored, taken);
    }
    const [largest] = boxes;
    if (!largest) return undefined;
    if (this.#isUpdate) return this.#write(file, taken);
    const page = relative(process.cwd(), writeDifference(this.#folders.differences, name, { stored, taken, boxes }));
    const others = boxes.length > 1 ? `, and ${boxes.length - 1} smaller regions` : '';
    return [
      `${name}: ${path} looks different.`,
      `Changed: ${largest.width} × ${largest.height} px at x ${largest.x}, y ${largest.y}${others}.`,
      `See both screenshots in ${page}`,
      `If this change is intended, run ${command}`,
    ].join('\n');
  }

  /** Stored files that are not in `names`. With `isUpdate`, removes them. */
  otherFiles(names: readonly string[]): string[] {
    const known = new Set(names.map((name) => `${name}.png`));
    const others = readdirSync(this.#folders.stored).filter((file) => !known.has(file));
    if (!this.#isUpdate) return others;
    for (const file of others) rmSync(join(this.#folders.stored, file));
    return [];
  }

  async #write(file: string, taken: Buffer): Promise<undefined> {
    mkdirSync(this.#folders.stored, { recursive: true });
    writeFileSync(file, await this.#comparer.compress(taken));
  }
}
