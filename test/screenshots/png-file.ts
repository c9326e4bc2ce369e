import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An image of at most 256 colors. */
export interface IndexedPixels {
  width: number;
  height: number;
  /** Colors as `0xBBGGRR`. */
  palette: readonly number[];
  /** The position of the color of each pixel in the palette. */
  indexes: Uint8Array;
}

/** A PNG file with a palette, as small as possible. Browsers only write files without one, which are three times as large. */
export function pngFile({ width, height, palette, indexes }: IndexedPixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, which select a color of the palette.
  header.set([8, 3], 8);
  const colors = palette.flatMap((color) => [color & 255, (color >> 8) & 255, color >> 16]);
  const rows = Buffer.alloc((width + 1) * height);
  // The byte before each row is its filter: none.
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const parts = [
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
  ];
  return Buffer.concat([signature, ...parts, chunk('IEND', [])]);
}

function chunk(type: string, content: Uint8Array | number[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
