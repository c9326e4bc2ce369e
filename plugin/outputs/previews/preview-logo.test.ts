import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isVisible, logoFile, readLogo } from './preview-logo.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-logo-'));
afterAll(() => rmSync(root, { recursive: true }));

function read(content: string | Buffer, name = 'logo.svg'): object | undefined {
  writeFileSync(join(root, name), content);
  const logo = readLogo(join(root, name));
  return logo && { width: logo.width, height: logo.height };
}

const svg = (content: string, size = 'width="400" height="100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;

test('fits into the space for it', () => {
  expect(read(svg('<path d="M0 0h9"/>'))).toEqual({ width: 288, height: 72 });
  expect(read(svg('', 'viewBox="0 0 2000 100"'))).toEqual({ width: 560, height: 28 });
  expect(read(svg('<!-- <text>later</text> --><image href="data:image/png;base64,AA=="/>'))).toBeDefined();
});

test.each([
  ['text', svg('<text>Name</text>')],
  ['text with a prefix', svg('<svg:text>Name</svg:text>')],
  ['HTML', svg('<foreignObject><p>Name</p></foreignObject>')],
  ['another file', svg('<image xlink:href="https://example.com/logo.png"/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['many references', svg('<use href="#a"/>'.repeat(21))],
  ['too much', svg(`<path d="${'M0 0'.repeat(90_000)}"/>`)],
])('an SVG image with %s is not drawn', (_, content) => {
  expect(read(content)).toBeUndefined();
});

test('neither are files that are not images, have too many pixels, or are missing', () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const png = (width: number, height: number): Buffer => {
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([header, size, Buffer.alloc(20)]);
  };
  expect(read(png(480, 120), 'logo.png')).toEqual({ width: 288, height: 72 });
  expect(read(png(30_000, 30_000), 'large.png')).toBeUndefined();
  expect(read('PNG', 'text.png')).toBeUndefined();
  expect(readLogo(join(root, 'missing.png'))).toBeUndefined();
});

test('the file is that of the mode, and in the docs folder', () => {
  const fileOf = (light: string, dark = light): (string | undefined)[] =>
    (['light', 'dark'] as const).map((mode) => logoFile({ logo: { light, dark, href: '/' }, root }, mode));
  expect(fileOf('/a.svg?v=1', '/my%20b.svg')).toEqual([join(root, 'a.svg'), join(root, 'my b.svg')]);
  expect(fileOf('https://example.com/a.svg', '/../a.svg')).toEqual([undefined, undefined]);
});

test('a logo in the color of the image cannot be seen', () => {
  const pixels = (color: number): Uint8Array => Uint8Array.from({ length: 400 }, () => color);
  expect(isVisible(pixels(0), '#ffffff')).toBe(true);
  expect(isVisible(pixels(0), '#0b1120')).toBe(false);
});
