import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fontCharacters, glyphOf } from './font-characters.js';

const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2));
  return bytes;
};

/** A table for letters: `A` to `C` by difference, `a` and `b` by list, without `b`. */
const segments = words(4, 44, 0, 6, 6, 0, 0, 67, 98, 0xffff, 0, 65, 97, 0xffff, -60, 0, 1, 0, 4, 0, 9, 0);
/** A table for the characters U+1F600 to U+1F602. */
const groups = words(12, 0, 0, 28, 0, 0, 0, 1, 1, 0xf600, 1, 0xf602, 0, 3);
const cmap = Buffer.concat([words(0, 2, 3, 1, 0, 20, 3, 10, 0, 20 + segments.length), segments, groups]);

test.each([
  ['A', 5],
  ['C', 7],
  ['a', 9],
  ['b', 0],
  ['D', 0],
  ['\u{1f601}', 4],
  ['\u{1f603}', 0],
])('the glyph of %s', (character, glyph) => {
  expect(glyphOf(character.codePointAt(0)!, cmap)).toBe(glyph);
});

test('reads compressed fonts, and a file that is not a font has no characters', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'));
  const has = fontCharacters(readFileSync(join(folder, 'webfonts/fa-solid-900.woff2')));
  expect([0xf015, 0xe000 - 1, 0x4e00].map(has)).toEqual([true, false, false]);
  expect(fontCharacters(Buffer.from('not a font'))(65)).toBe(false);
});
