/** Reads the tables of a font file: TrueType and OpenType, WOFF and WOFF2. */
import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** WOFF2 identifies common tables by number. These are the tables with metrics. */
const numbered: Record<number, string> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 10: 'glyf', 11: 'loca' };

/** Tables by name. `hmtx` of WOFF2 may be in its short form. Throws if it is not a font. */
export interface FontTables {
  tables: Map<string, Buffer>;
  hasShortMetrics: boolean;
}

type Table = [name: string, bytes: Buffer];

/** Reads the tables of a font file. Throws a RangeError if it is not a font. */
export function readFontTables(font: Buffer): FontTables {
  const signature = font.toString('latin1', 0, 4);
  if (signature === 'wOF2') return readWoff2(font);
  const tables = signature === 'wOFF' ? readWoff(font) : readSfnt(font);
  return { tables: new Map(tables), hasShortMetrics: false };
}

function readSfnt(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + length)];
  });
}

function readWoff(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(12) }, (_, index) => {
    const at = 44 + index * 20;
    const [offset, packed] = [font.readUInt32BE(at + 4), font.readUInt32BE(at + 8)];
    const bytes = font.subarray(offset, offset + packed);
    return [font.toString('latin1', at, at + 4), packed < font.readUInt32BE(at + 12) ? inflateSync(bytes) : bytes];
  });
}

function readWoff2(font: Buffer): FontTables {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let hasShortMetrics = false;
  const entries = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font.readUInt8(at++);
    const index = flags & 63;
    const name = index === 63 ? font.toString('latin1', at, (at += 4)) : (numbered[index] ?? String(index));
    const original = number();
    const isOutline = name === 'glyf' || name === 'loca';
    // Outlines are transformed unless the version is 3; other tables only if it is not 0.
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (name === 'hmtx') hasShortMetrics = isTransformed;
    return { name, length: isTransformed ? number() : original };
  });
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)));
  let offset = 0;
  const tables = entries.map(({ name, length }): Table => [name, data.subarray(offset, (offset += length))]);
  return { tables: new Map(tables), hasShortMetrics };
}
