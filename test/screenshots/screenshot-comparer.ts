/** Compares and compresses screenshots in a browser, which decodes them. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Box, Pixels } from './changed-boxes.js';
import { pngFile, type IndexedPixels } from './png-file.js';

declare global {
  interface Window {
    changedBoxes(expected: Pixels, actual: Pixels, minPixels?: number): Box[];
    reduceColors(pixels: Pixels, maxChange: number): (Pixels & IndexedPixels) | undefined;
    decode(file: string): Promise<ImageData>;
  }
}

/** Its numbers are a string in base64, because Playwright transfers long lists slowly. */
type ReducedFile = Omit<IndexedPixels, 'indexes'> & { indexes: string };

/** A blank page that decodes, compares and compresses PNG files. */
export class ScreenshotComparer {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the page. */
  static async open(browser: Browser): Promise<ScreenshotComparer> {
    const page = await browser.newPage();
    await page.evaluate(defineDecode);
    for (const [file, name] of [
      ['changed-boxes', 'changedBoxes'],
      ['reduce-colors', 'reduceColors'],
    ]) {
      const script = readFileSync(new URL(`../../dist/test/screenshots/${file}.js`, import.meta.url), 'utf8');
      await page.addScriptTag({ type: 'module', content: `${script}\nwindow.${name} = ${name};` });
    }
    // An inline module runs after it was added.
    await page.waitForFunction(() => 'changedBoxes' in window && 'reduceColors' in window);
    return new ScreenshotComparer(page);
  }

  /** The regions in which the PNG file `actual` visibly differs from `expected`. */
  compare(expected: Buffer, actual: Buffer): Promise<Box[]> {
    return this.#page.evaluate(
      async ([one, other]) => window.changedBoxes(await window.decode(one!), await window.decode(other!)),
      [expected.toString('base64'), actual.toString('base64')],
    );
  }

  /**
   * The share of small squares whose color differs visibly, from 0 to 1. The edges of `actual`, a WebP file, may be blurred by its
   * compression.
   */
  changedShare(expected: Buffer, actual: Buffer): Promise<number> {
    return this.#page.evaluate(shareOfSquares, [expected.toString('base64'), actual.toString('base64')]);
  }

  /** Makes a PNG file smaller, without a visible difference. */
  async compress(file: Buffer): Promise<Buffer> {
    const reduced = await this.#page.evaluate(reduceFile, file.toString('base64'));
    return reduced ? pngFile({ ...reduced, indexes: Buffer.from(reduced.indexes, 'base64') }) : file;
  }
}

/** Runs in the page. */
function defineDecode(): void {
  window.decode = async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
}

/** Runs in the page. `undefined` if a smaller file would look different. */
async function reduceFile(base64: string): Promise<ReducedFile | undefined> {
  const image = await window.decode(base64);
  for (const maxChange of [16, 8, 4]) {
    const reduced = window.reduceColors(image, maxChange);
    // Fewer than count when screenshots are compared, so that the tolerance is left to the browser.
    if (!reduced || window.changedBoxes(image, reduced, 8).length > 0) continue;
    const { width, height, palette, indexes } = reduced;
    const bytes = Array.from(indexes, (index) => String.fromCharCode(index)).join('');
    return { width, height, palette, indexes: btoa(bytes) };
  }
  return undefined;
}

/** Runs in the page. */
async function shareOfSquares(files: string[]): Promise<number> {
  const [side, tolerance] = [8, 12];
  const [one, other] = (await Promise.all(files.map((file) => window.decode(file)))) as [ImageData, ImageData];
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  const columns = Math.ceil(width / side);
  const sums = new Float64Array(columns * Math.ceil(height / side) * 4);
  for (let at = 0; at < one.data.length; at++) {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    const square = Math.floor(y / side) * columns + Math.floor(x / side);
    sums[square * 4 + (at & 3)]! += one.data[at]! - other.data[at]!;
  }
  const changed = new Set<number>();
  sums.forEach((sum, index) => Math.abs(sum) > tolerance * side * side && changed.add(index >> 2));
  return changed.size / (sums.length / 4);
}
