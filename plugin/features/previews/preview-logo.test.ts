import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isVisible, logoData, readLogo } from './preview-logo.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-logo-'));
afterAll(() => rmSync(root, { recursive: true }));

function read(content: string | Buffer): object | undefined {
  const logo = readLogo(Buffer.from(content));
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

test('neither are files that are not images, or have too many pixels', () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const png = (width: number, height: number): Buffer => {
    const size = Buffer.alloc(8);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([header, size, Buffer.alloc(20)]);
  };
  expect(read(png(480, 120))).toEqual({ width: 288, height: 72 });
  expect(read(png(30_000, 30_000))).toBeUndefined();
  expect(read('PNG')).toBeUndefined();
});

test('the logo is that of the mode: a file of the docs folder or a data URL', async () => {
  const docs = join(root, 'docs');
  mkdirSync(docs);
  for (const file of ['docs/a.svg', 'docs/my b.svg', 'outside.svg']) writeFileSync(join(root, file), file);
  const textOf = async (light: string): Promise<string | undefined> =>
    (await logoData({ logo: { light, dark: '/none.svg', href: '/' }, root: docs }, 'light'))?.toString();
  expect(await textOf('/a.svg?v=1')).toBe('docs/a.svg');
  expect(await textOf('/my%20b.svg')).toBe('docs/my b.svg');
  expect(await textOf(`data:image/svg+xml;base64,${Buffer.from('x'.repeat(300)).toString('base64')}`)).toBe(
    'x'.repeat(300),
  );
  for (const path of [
    'https://example.com/a.svg',
    '/../outside.svg',
    `/${'a'.repeat(300)}.svg`,
    'data:;base64,%',
    '/%00',
  ])
    expect(await textOf(path)).toBeUndefined();
});

test('a logo that is a symbolic link out of the docs folder is not read', async ({ skip }) => {
  skip(process.platform === 'win32', 'symbolic links need extra rights on Windows');
  symlinkSync('/etc/hostname', join(root, 'link.svg'));
  const logo = { light: '/link.svg', dark: '/link.svg', href: '/' };
  expect(await logoData({ logo, root }, 'dark')).toBeUndefined();
});

test('a logo in the color of the image cannot be seen', () => {
  const pixels = (color: number): Uint8Array => Uint8Array.from({ length: 400 }, () => color);
  expect(isVisible(pixels(0), '#ffffff')).toBe(true);
  expect(isVisible(pixels(0), '#0b1120')).toBe(false);
});
