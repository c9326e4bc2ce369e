/** Reads the font files that the text of preview images needs. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontCharacters } from '../../fonts/font-characters.js';
import { findFontPackage, readFontPackage } from '../../fonts/font-package.js';
import type { Site } from '../../core/model/types.js';
import type { CanDraw } from './preview-text.js';
import { getOrInsert } from '../../core/text/get-or-insert.js';
import { previewsOf } from './preview-style.js';

/** A font file for the renderer. */
export interface PreviewFont {
  name: string;
  data: Uint8Array;
  weight?: number;
  unicodeRange?: [first: number, last: number][];
}

interface Face {
  file: string;
  weight: string;
  style: string;
  range?: string;
}

/** The fonts in which `text` can be drawn. The files of a family are subsets by characters. */
export async function previewFonts(
  site: Pick<Site, 'own' | 'fonts' | 'root'>,
  text: string,
  cacheDir: string,
): Promise<PreviewFont[]> {
  const { fonts, root } = site;
  const codes = [...new Set(Array.from(text, (letter) => letter.codePointAt(0)!))];
  const own = [fonts.heading, fonts.body].find((font) => font?.faces);
  const names = previewsOf(site).style?.families ?? [];
  const families = await Promise.all(
    names.map(async (family): Promise<[string, Face[]]> => {
      if (family === own?.family) return [family, own.faces!];
      const folder = await findFontPackage(family, root, cacheDir);
      const faces = folder === undefined ? [] : await readFontPackage(folder);
      return [family, faces.map((face) => ({ ...face, file: join(folder!, face.file) }))];
    }),
  );
  if (own && !names.includes(own.family)) families.unshift([own.family, own.faces!]);
  const wanted = families.flatMap(([name, faces]) => faces.map((face) => ({ name, face })));
  return Promise.all(
    wanted
      .filter(({ face }) => face.style === 'normal' && covers(rangesOf(face), codes))
      .map(async ({ name, face }) => {
        const [weight, last] = face.weight.split(' ').map(Number);
        return {
          name,
          data: await readFile(face.file),
          ...(last === undefined && { weight }),
          ...(face.range && { unicodeRange: rangesOf(face) }),
        };
      }),
  );
}

/** Whether one of `fonts` has a character. */
export function charactersOf(fonts: readonly PreviewFont[]): CanDraw {
  const readers = fonts.map(({ data, unicodeRange = [] }) => ({
    ranges: unicodeRange,
    data,
    has: undefined as CanDraw | undefined,
  }));
  const cached = new Map<number, boolean>();
  return (code) =>
    getOrInsert(cached, code, () =>
      readers.some(
        (font) => covers(font.ranges, [code]) && (font.has ??= fontCharacters(Buffer.from(font.data)))(code),
      ),
    );
}

function rangesOf({ range }: Face): [number, number][] {
  return Array.from((range ?? '').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi), ([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
}

function covers(ranges: readonly [number, number][], codes: readonly number[]): boolean {
  return ranges.length === 0 || codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last));
}
