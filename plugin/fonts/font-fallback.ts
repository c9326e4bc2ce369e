/** Computes how to scale a system font so that text takes the same space before and after the web font loads. */
import type { FontFallback } from '../core/model/types.js';
import { glyphOf } from './font-characters.js';
import { readFontTables, type FontTables } from './font-tables.js';

/** Letters and space with their frequency in English, and their widths in Arial in units of 1/2048. */
const letters: Record<string, [share: number, arial: number]> = {
  ' ': [180, 569],
  a: [65, 1139],
  c: [22, 1024],
  d: [33, 1139],
  e: [103, 1139],
  f: [20, 569],
  g: [16, 1139],
  h: [49, 1139],
  i: [57, 455],
  l: [33, 455],
  m: [20, 1706],
  n: [57, 1139],
  o: [62, 1139],
  p: [15, 1139],
  r: [50, 682],
  s: [53, 1024],
  t: [75, 569],
  u: [23, 1139],
  w: [17, 1479],
  y: [14, 1024],
};

/** Fonts with the widths of Arial. */
const local = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica Neue', 'Helvetica', 'Roboto'];

/** Arial in the size of `font`, which is named `family`; `undefined` if the file lacks the metrics. */
export function fontFallback(font: Buffer, family: string): FontFallback | undefined {
  try {
    const sizes = measure(readFontTables(font));
    return sizes && { family: `${family} fallback`, local, ...sizes };
  } catch {
    return undefined;
  }
}

function measure(font: FontTables): Omit<FontFallback, 'family' | 'local'> | undefined {
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((name) => font.tables.get(name));
  if (!head || !hhea || !hmtx || !cmap) return undefined;
  const unitsPerEm = head.readUInt16BE(18);
  const count = hhea.readUInt16BE(34);
  const widthOf = (glyph: number): number => {
    const index = Math.min(glyph, count - 1);
    return hmtx.readUInt16BE(font.hasShortMetrics ? 1 + index * 2 : index * 4);
  };
  let [own, arial] = [0, 0];
  for (const [letter, [share, width]] of Object.entries(letters)) {
    const glyph = glyphOf(letter.charCodeAt(0), cmap);
    if (glyph === 0) return undefined;
    own += (share * widthOf(glyph)) / unitsPerEm;
    arial += (share * width) / 2048;
  }
  const stretch = own / arial;
  if (!(stretch > 0.5 && stretch < 2)) return undefined;
  const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;
  const line = (units: number): string => percent(Math.abs(units) / unitsPerEm / stretch);
  const [ascent, descent, gap] = [4, 6, 8].map((at) => hhea.readInt16BE(at)) as [number, number, number];
  return { sizeAdjust: percent(stretch), ascent: line(ascent), descent: line(descent), lineGap: line(gap) };
}
