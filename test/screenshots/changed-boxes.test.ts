/** Tests which changes are visible, on small drawings. */
import { expect, test } from 'vitest';
import { changedBoxes, type Box, type Pixels } from './changed-boxes.js';

const [width, height] = [80, 40];

/** A gray image with boxes of other grays. */
function draw(background: number, ...boxes: (Box & { gray: number })[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(background);
  for (const { x, y, width: columns, height: rows, gray } of boxes) {
    for (let row = y; row < y + rows; row++) {
      data.fill(gray, (row * width + x) * 4, (row * width + x + columns) * 4);
    }
  }
  return { data, width, height };
}

const stem = { x: 20, y: 10, width: 2, height: 20, gray: 20 };
const line = { x: 8, y: 20, width: 64, height: 1, gray: 238 };

test('equal images have no changes', () => {
  expect(changedBoxes(draw(255, stem, line), draw(255, stem, line))).toEqual([]);
});

test('the stem of a letter may be lighter, thinner, or one pixel away', () => {
  for (const other of [
    { ...stem, gray: 90 },
    { ...stem, width: 1 },
    { ...stem, x: 21 },
    { ...stem, width: 3 },
  ]) {
    expect(changedBoxes(draw(255, stem), draw(255, other))).toEqual([]);
    expect(changedBoxes(draw(255, other), draw(255, stem))).toEqual([]);
  }
});

test('the stem of a letter may not be three pixels away', () => {
  expect(changedBoxes(draw(255, stem), draw(255, { ...stem, x: 23 }))).toEqual([{ x: 20, y: 8, width: 8, height: 24 }]);
});

test('a pale line may not appear or disappear', () => {
  const box = { x: 8, y: 20, width: 64, height: 4 };
  expect(changedBoxes(draw(255, line), draw(255))).toEqual([box]);
  expect(changedBoxes(draw(255), draw(255, line))).toEqual([box]);
});

test('a few pixels do not count, and an area may have a slightly other color', () => {
  expect(changedBoxes(draw(255), draw(255, { x: 8, y: 8, width: 4, height: 5, gray: 0 }))).toEqual([]);
  expect(changedBoxes(draw(255), draw(249))).toEqual([]);
  expect(changedBoxes(draw(255), draw(246))).toEqual([{ x: 0, y: 0, width, height }]);
});

test('the region with the most changed pixels comes first', () => {
  const small = { x: 4, y: 4, width: 8, height: 8, gray: 0 };
  const large = { x: 40, y: 16, width: 12, height: 12, gray: 0 };
  const boxes = changedBoxes(draw(255), draw(255, small, large));
  expect(boxes.map((box) => box.x)).toEqual([40, 4]);
});

test('images of different sizes are completely different', () => {
  const taller = { ...draw(255), height: height + 1, data: new Uint8ClampedArray(width * (height + 1) * 4).fill(255) };
  expect(changedBoxes(draw(255), taller)).toEqual([{ x: 0, y: 0, width, height: height + 1 }]);
});
