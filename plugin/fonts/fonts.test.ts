import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Report } from '../core/errors/errors.js';
import type { Site, SiteFont } from '../core/model/types.js';
import { bundledFont } from './bundled-fonts.js';
import { findFonts } from './find-fonts.js';
import { fontFallback } from './font-fallback.js';

const folder = mkdtempSync(join(tmpdir(), 'octavo-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function find(font: SiteFont): Promise<{ font: SiteFont; report: Report }> {
  const report = new Report();
  const site = { root: folder, configFile: 'docs.json', fonts: { body: font } } as unknown as Site;
  const { body } = await findFonts(site, { cacheDir: join(folder, 'cache') }, report);
  return { font: body!, report };
}

/** A font in which every character is `width` of 1000 units wide. */
function plainFont(width: number): Buffer {
  const table = (...words: number[]): Buffer => {
    const bytes = Buffer.alloc(words.length * 2);
    words.forEach((word, index) => bytes.writeUInt16BE(word & 0xffff, index * 2));
    return bytes;
  };
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
  const tables: Record<string, Buffer> = {
    head: table(...zeros(9), 1000, ...zeros(8)),
    hhea: table(...zeros(2), 900, -200, 0, ...zeros(12), 1),
    hmtx: table(width, 0),
    cmap: table(0, 1, 3, 1, 0, 12, 4, 24, 0, 2, 2, 0, 0, 0xffff, 0, 0, 1, 0),
  };
  const parts = Object.values(tables);
  let offset = 12 + 16 * parts.length;
  const entries = Object.entries(tables).map(([name, bytes]) => {
    const entry = Buffer.alloc(16);
    entry.write(name, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes.length, 12);
    offset += bytes.length;
    return entry;
  });
  return Buffer.concat([table(0, 1, parts.length, 0, 0, 0), ...entries, ...parts]);
}

test('a family is taken from the package that the project has', async () => {
  const css =
    "@font-face { font-family: 'Quill'; font-style: normal; font-weight: 100 900; src: url(./files/quill-latin.woff2) format('woff2'); unicode-range: U+0000-00FF; }";
  write('node_modules/@fontsource-variable/quill-sans/package.json', '{}');
  write('node_modules/@fontsource-variable/quill-sans/wght.css', css);
  write('node_modules/@fontsource-variable/quill-sans/files/quill-latin.woff2', 'x');
  const { font, report } = await find({ family: 'Quill Sans' });
  expect(report.warnings).toEqual([]);
  expect(font.faces).toMatchObject([
    { path: '_octavo/fonts/quill-latin.woff2', weight: '100 900', style: 'normal', range: 'U+0000-00FF' },
  ]);
});

test('a font file of the site keeps its place and is measured', async () => {
  write('fonts/own.ttf', plainFont(600));
  const { font } = await find({ family: 'Own', source: '/fonts/own.ttf', weight: 400 });
  expect(font.faces).toMatchObject([{ path: 'fonts/own.ttf', weight: '400' }]);
  expect(Number.parseFloat(font.fallbacks![0]!.sizeAdjust)).toBeGreaterThan(100);
});

test('fonts of the package need no download, except for weights that it lacks', async () => {
  const { font, report } = await find({ family: 'Hanken Grotesk', weight: 500 });
  expect([report.warnings, font.weight, font.fallbacks!.map(({ weight }) => weight)]).toEqual([
    [],
    500,
    ['400 599', '600 700', '400 599', '600 700'],
  ]);
  for (const { file, path } of font.faces!) {
    expect(path).toMatch(/^_octavo\/fonts\/hanken-grotesk-(?:latin-ext-|vietnamese-)?[\da-f]{8}\.woff2$/);
    expect(statSync(file).size).toBeLessThan(20_000);
  }
  expect(bundledFont({ family: 'Geist Mono' })!.faces).toHaveLength(1);
  expect(bundledFont({ family: 'Geist Mono', weight: 800 })).toBeUndefined();
});

test('wider fonts stretch the fallback more, and lines stay as high', () => {
  const [narrow, wide] = [fontFallback(plainFont(300), 'Own')!, fontFallback(plainFont(600), 'Own')!];
  expect(Number.parseFloat(wide.sizeAdjust)).toBeCloseTo(2 * Number.parseFloat(narrow.sizeAdjust), 1);
  expect((Number.parseFloat(wide.sizeAdjust) * Number.parseFloat(wide.ascent)) / 100).toBeCloseTo(90, 0);
  expect(fontFallback(Buffer.from('no font at all'), 'Own')).toBeUndefined();
});

test.each([
  ['/../own.ttf', 'it is outside the docs folder'],
  [`/${'a'.repeat(300)}.ttf`, 'the file does not exist'],
])('a font file outside the docs folder is not used, nor one that cannot exist: %s', async (source, reason) => {
  const { font, report } = await find({ family: 'Own', source });
  expect(font.faces).toBeUndefined();
  expect(report.warnings[0]!.message).toBe(`Cannot use the font file "${source}": ${reason}. A system font is used.`);
});

test('a font that cannot be found is reported at its location', async () => {
  const location = { file: 'docs.json', line: 4, column: 9 };
  const missing = await find({ family: 'Gone', source: '/fonts/gone.woff2', location });
  expect(missing.report.warnings).toMatchObject([{ code: 'font-missing', ...location }]);
  const before = process.env['npm_config_registry'];
  process.env['npm_config_registry'] = 'http://127.0.0.1:9';
  const unreachable = await find({ family: 'Far Away', location });
  if (before === undefined) delete process.env['npm_config_registry'];
  else process.env['npm_config_registry'] = before;
  expect(unreachable.report.warnings).toMatchObject([{ code: 'font-unreachable', ...location }]);
  expect(unreachable.font.faces).toBeUndefined();
});

test('fonts of the system are not looked for', async () => {
  const { font, report } = await find({ family: 'Georgia' });
  expect(report.warnings).toEqual([]);
  expect(font.faces).toBeUndefined();
});
