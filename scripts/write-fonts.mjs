// Writes dist/fonts: the variable fonts of sites that name no others, with the characters and weights that pages use; and
// dist/fonts.json, which describes their files and the system fonts that are shown until they are loaded.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readLicense } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'dist/fonts');

/** Code points as in `unicode-range`, by the file of the package that has them. Browsers load a file if its characters are used. */
const subsets = {
  'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B',
  vietnamese: 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2020-2022,U+2026,U+2030,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212,U+2215',
};

/**
 * `fallbacks`: families of which the first that is installed is used. Their faces are `local`, `size-adjust`, `ascent-override` and `descent-override`, and the weights it is for. The size is
 * the average advance of English and German text in that weight, divided by the average advance of the system font; ascent and
 * descent are those of the font, divided by the size.
 */
const fonts = {
  body: {
    family: 'Hanken Grotesk',
    folder: folderOf(import.meta.resolve('@fontsource-variable/hanken-grotesk/package.json')),
    subsets: ['latin-ext', 'vietnamese', 'latin'],
    weights: { min: 400, max: 700 },
    fallbacks: [
      [
        [['Arial', 'Liberation Sans', 'Roboto'], 100.5, 99.5, 30.2, '400 599'],
        [['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'], 94.9, 105.4, 31.9, '600 700'],
      ],
      [
        [['DejaVu Sans'], 88.6, 112.9, 34.2, '400 599'],
        [['DejaVu Sans Bold'], 78.8, 126.9, 38.5, '600 700'],
      ],
    ],
  },
  mono: {
    family: 'Geist Mono',
    folder: folderOf(import.meta.resolve('@fontsource-variable/geist-mono/package.json')),
    subsets: ['latin'],
    weights: { min: 400, max: 600 },
    fallbacks: [
      [[['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono'], 99.7, 100.8, 29.6]],
      [[['Consolas'], 109.1, 92.1, 27]],
      [[['Liberation Mono', 'Courier New'], 100, 100.5, 29.5]],
    ],
  },
};

mkdirSync(target, { recursive: true });
const described = await Promise.all(Object.entries(fonts).map(async ([role, font]) => [role, await describe(font)]));
writeFileSync(join(root, 'dist/fonts.json'), JSON.stringify(Object.fromEntries(described)));
writeFileSync(
  join(target, 'licenses.txt'),
  Object.values(fonts)
    .map(({ folder }) => readLicense(folder))
    .join('\n---\n\n'),
);

async function describe(font) {
  const { family, weights, fallbacks } = font;
  return {
    family,
    faces: await Promise.all(font.subsets.map((subset) => writeFace(font, subset, weights))),
    fallbacks: fallbacks.flatMap((faces, index) =>
      faces.map(([local, sizeAdjust, ascent, descent, weight]) => ({
        family: index === 0 ? `${family} fallback` : `${family} fallback ${index + 1}`,
        local,
        sizeAdjust: `${sizeAdjust}%`,
        ascent: `${ascent}%`,
        descent: `${descent}%`,
        lineGap: '0%',
        ...(weight && { weight }),
      })),
    ),
  };
}

/** The face of a subset. The name of its file changes with its content, so browsers can keep it forever. */
async function writeFace(font, subset, weights) {
  const name = basename(font.folder);
  const source = readFileSync(join(font.folder, `files/${name}-${subset}-wght-normal.woff2`));
  const bytes = await subsetFont(source, charactersOf(subsets[subset]), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Without alternates of letters.
    noLayoutClosure: true,
    // The license, which must be in each copy of the font.
    preserveNameIds: [13, 14],
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${name}${subset === 'latin' ? '' : `-${subset}`}-${hash}.woff2`;
  writeFileSync(join(target, file), bytes);
  return { file, weight: `${weights.min} ${weights.max}`, style: 'normal', range: subsets[subset] };
}

function folderOf(manifest) {
  return fileURLToPath(new URL('.', manifest));
}

/** The characters of a `unicode-range`, without control characters. */
function charactersOf(ranges) {
  const codes = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return codes
    .map((code) => String.fromCodePoint(code))
    .filter((character) => !/\p{Cc}/u.test(character))
    .join('');
}
