/** Finds out which characters a font has. */
import { readFontTables } from './font-tables.js';

/** Whether a font has a glyph for a code point. A file that is not a font has none. */
export function fontCharacters(font: Buffer): (code: number) => boolean {
  try {
    const cmap = readFontTables(font).tables.get('cmap');
    return cmap ? (code) => glyphOf(code, cmap) !== 0 : () => false;
  } catch {
    return () => false;
  }
}

/** The glyph of a code point in the table `cmap`; 0 if there is none. */
export function glyphOf(code: number, cmap: Buffer): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    const glyph = format === 4 ? inSegments(code, table) : format === 12 ? inGroups(code, table) : 0;
    if (glyph !== 0) return glyph;
  }
  return 0;
}

/** Format 4: characters of the basic plane. */
function inSegments(code: number, table: Buffer): number {
  const segments = table.readUInt16BE(6);
  for (let at = 0; at < segments; at += 2) {
    if (table.readUInt16BE(14 + at) < code) continue;
    const start = table.readUInt16BE(16 + segments + at);
    if (start > code) return 0;
    const shift = table.readUInt16BE(16 + 2 * segments + at);
    const rangeAt = 16 + 3 * segments + at;
    const range = table.readUInt16BE(rangeAt);
    if (range === 0) return (code + shift) & 0xffff;
    const glyph = table.readUInt16BE(rangeAt + range + (code - start) * 2);
    return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
  }
  return 0;
}

/** Format 12: characters of all planes. */
function inGroups(code: number, table: Buffer): number {
  let [low, high] = [0, table.readUInt32BE(12) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = 16 + middle * 12;
    if (code < table.readUInt32BE(at)) high = middle - 1;
    else if (code > table.readUInt32BE(at + 4)) low = middle + 1;
    else return table.readUInt32BE(at + 8) + code - table.readUInt32BE(at);
  }
  return 0;
}
