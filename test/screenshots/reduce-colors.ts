/** Reduces an image to a palette, so that its file is a third as large. Runs in a browser. */
import type { Pixels } from './changed-boxes.js';
import type { IndexedPixels } from './png-file.js';

const maxColors = 256;

/** Colors of as many pixels do not change: they are areas and lines. Other colors are edges of letters. */
const minPixels = 100;

/**
 * Keeps the common colors, and replaces each other color by a similar one. No channel changes by `maxChange`.
 * `undefined` if there are too many colors for that.
 */
export function reduceColors({ data, width, height }: Pixels, maxChange: number): (Pixels & IndexedPixels) | undefined {
  const colors = new Uint32Array(data.buffer).map((color) => color & 0xffffff);
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette: number[] = [];
  for (const [color, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const isCommon = count >= minPixels && palette.length < maxColors / 2;
    if (isCommon || palette.every((other) => difference(color, other) >= maxChange)) palette.push(color);
    if (palette.length > maxColors) return undefined;
  }
  const nearest = new Map([...counts.keys()].map((color) => [color, nearestIn(palette, color)]));
  const indexes = Uint8Array.from(colors, (color) => nearest.get(color)!);
  const reduced = Uint32Array.from(indexes, (index) => 0xff000000 + palette[index]!);
  return { data: new Uint8ClampedArray(reduced.buffer), width, height, palette, indexes };
}

function nearestIn(palette: readonly number[], color: number): number {
  let nearest = 0;
  for (let index = 1; index < palette.length; index++) {
    if (difference(color, palette[index]!) < difference(color, palette[nearest]!)) nearest = index;
  }
  return nearest;
}

/** The largest difference of a channel. */
function difference(one: number, other: number): number {
  return Math.max(
    Math.abs((one & 255) - (other & 255)),
    Math.abs(((one >> 8) & 255) - ((other >> 8) & 255)),
    Math.abs((one >> 16) - (other >> 16)),
  );
}
