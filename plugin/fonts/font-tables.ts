/** Reads the tables of a font file: TrueType and OpenType, WOFF and WOFF2. */
import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** WOFF2 identifies common tables by number. These are the tables with metrics. */
const numbered: Record<number, string> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 10: 'glyf', 11: 'loca' };

/** Tables by name. `hmtx` of WOFF2 may be in its short form. Throws if it is not a font. */
export interface FontTables {
  tables: Map<string, Buffer>;
  hasShortMetrics: boolean;
}

/** Reads the tables of a font file. Throws a RangeError if it is not a font. */
export function readFontTables(font: Buffer): FontTables {
  const signature = font.toString('latin1', 0, 4);
  if (signature === 'wOF2') return readWoff2(font);
  if (signature === 'wOFF') return { tables: readWoff(font), hasShortMetrics: false };
  return { tables: readSfnt(font), hasShortMetrics: false };
}

function readSfnt(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0, at = 12; index < font.readUInt16BE(4); index++, at += 16) {
    const offset = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function readWoff(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0, at = 44; index < font.readUInt16BE(12); index++, at += 20) {
    const [offset, packed, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = font.subarray(offset, offset + packed);
    tables.set(font.toString('latin1', at, at + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  return tables;
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
  const tables = entries.map(({ name, length }): [string, Buffer] => [name, data.subarray(offset, (offset += length))]);
  return { tables: new Map(tables), hasShortMetrics };
}
