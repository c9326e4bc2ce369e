/** Finds changes between two screenshots. Differences between font rasterizers do not count. Runs in a browser. */

/** The pixels of an image, such as an `ImageData`: four bytes for each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A part of an image, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Difference of a color channel, of 255, that is visible beside an even background. */
const minDifference = 8;

/** Part of the contrast around a pixel by which it may differ: the same letter may be a little thinner or wider. */
const maxContrastShare = 0.35;

/** Size of the squares in pixels that are connected to regions. */
const cellSize = 4;

/** Distance in pixels within which the pixels around a position are compared. Pixels closer to an edge are not compared. */
const radius = 2;

/**
 * The regions in which `actual` visibly differs from `expected`, most changed pixels first.
 *
 * @param minPixels Number of changed pixels that are a visible change if they are close to each other.
 */
export function changedBoxes(expected: Pixels, actual: Pixels, minPixels = 24): Box[] {
  if (expected.width !== actual.width || expected.height !== actual.height) {
    return [{ x: 0, y: 0, width: actual.width, height: actual.height }];
  }
  const columns = Math.ceil(actual.width / cellSize);
  const counts = countChanged(expected, actual, columns);
  const regions = [];
  for (let cell = 0; cell < counts.length; cell++) if (counts[cell]) regions.push(takeRegion(counts, columns, cell));
  return regions
    .filter(({ pixels }) => pixels >= minPixels)
    .sort((one, other) => other.pixels - one.pixels)
    .map(({ box }) => box);
}

/** The number of changed pixels in each cell, row by row. */
function countChanged(expected: Pixels, actual: Pixels, columns: number): Uint8Array {
  const counts = new Uint8Array(columns * Math.ceil(actual.height / cellSize));
  for (let y = radius; y < actual.height - radius; y++) {
    const row = Math.floor(y / cellSize) * columns;
    for (let x = radius; x < actual.width - radius; x++) {
      if (isChanged(expected, actual, x, y)) counts[row + Math.floor(x / cellSize)]!++;
    }
  }
  return counts;
}

/** Whether a channel of the pixel differs from all pixels around the same position in the other image. */
function isChanged(expected: Pixels, actual: Pixels, x: number, y: number): boolean {
  const index = (y * actual.width + x) * 4;
  for (let channel = index; channel < index + 3; channel++) {
    const one = expected.data[channel]!;
    const other = actual.data[channel]!;
    if (Math.abs(one - other) < minDifference) continue;
    const near = [rangeAround(expected, channel, 1), rangeAround(actual, channel, 1)] as const;
    const far = [rangeAround(expected, channel, radius), rangeAround(actual, channel, radius)] as const;
    const contrast = Math.max(far[0].high, far[1].high) - Math.min(far[0].low, far[1].low);
    const tolerance = Math.max(minDifference, contrast * maxContrastShare);
    if (distance(other, near[0]) >= tolerance || distance(one, near[1]) >= tolerance) return true;
  }
  return false;
}

interface Range {
  low: number;
  high: number;
}

/** The lowest and the highest value of a channel, up to `reach` pixels away. */
function rangeAround({ data, width }: Pixels, channel: number, reach: number): Range {
  const range = { low: 255, high: 0 };
  for (let row = -reach; row <= reach; row++) {
    const center = channel + row * width * 4;
    for (let index = center - reach * 4; index <= center + reach * 4; index += 4) {
      const value = data[index]!;
      if (value < range.low) range.low = value;
      if (value > range.high) range.high = value;
    }
  }
  return range;
}

function distance(value: number, { low, high }: Range): number {
  return Math.max(low - value, value - high, 0);
}

/** Adds up the cells that are connected to `start`, and clears them. */
function takeRegion(counts: Uint8Array, columns: number, start: number): { pixels: number; box: Box } {
  let pixels = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (!counts[cell]) continue;
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    pixels += counts[cell]!;
    counts[cell] = 0;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    for (const row of [cell - columns, cell, cell + columns]) {
      if (x > 0) open.push(row - 1);
      open.push(row);
      if (x < columns - 1) open.push(row + 1);
    }
  }
  const [width, height] = [(right - left + 1) * cellSize, (bottom - top + 1) * cellSize];
  return { pixels, box: { x: left * cellSize, y: top * cellSize, width, height } };
}
