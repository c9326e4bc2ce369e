import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createIcons } from './icons.js';

const root = mkdtempSync(join(tmpdir(), 'octavo-icons-'));
afterAll(() => rmSync(root, { recursive: true }));

const icons = createIcons({ library: 'fontawesome', root });

function svgOf(ref: string, options?: Parameters<typeof icons.resolve>[1]): string | undefined {
  const found = icons.resolve(ref, options);
  return found && 'svg' in found ? found.svg : undefined;
}

test('writes Font Awesome icons filled with the colour of the text, without comments or sizes', () => {
  expect(svgOf('plus')).toMatch(
    /^<svg class="icon octavo-icon" viewBox="[\d ]+" fill="currentColor" aria-hidden="true"><path d="[^"]+"\/><\/svg>$/,
  );
});

test('writes Lucide icons as lines in the colour of the text', () => {
  expect(svgOf('badge-check')).toMatch(
    /^<svg class="icon octavo-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path/,
  );
});

test.each([
  ['file-alt', 'file-lines'],
  ['home', 'house'],
  ['bar-chart-o', 'chart-column'],
  ['GitHub', 'github'],
  ['Python', 'python'],
  ['fa-solid fa-gear', 'gear'],
  ['fab fa-github', 'github'],
  ['BookOpen', 'book-open'],
  ['rocket-launch', 'rocket'],
  ['file-shield-02', 'file-shield'],
  ['circle-1', 'circle-number-1'],
])('takes %s for %s', (written, name) => {
  expect(svgOf(written)).toBeDefined();
  expect(svgOf(written)).toBe(svgOf(name));
});

test('takes the style asked for where the free set has it, another where not', () => {
  expect(svgOf('bell', { type: 'regular' })).not.toBe(svgOf('bell'));
  expect(svgOf('bell', { type: 'light' })).toBe(svgOf('bell', { type: 'regular' }));
  expect(svgOf('rocket', { type: 'thin' })).toBe(svgOf('rocket'));
  expect(svgOf('bell', { type: 'duotone' })).toBe(svgOf('bell'));
});

test('looks in the library of the site first, and in that of the icon before it', () => {
  const lucide = createIcons({ library: 'lucide', root });
  expect(lucide.resolve('rocket')).not.toEqual(icons.resolve('rocket'));
  expect(lucide.resolve('rocket')).toEqual(icons.resolve('rocket', { library: 'lucide' }));
  expect(lucide.resolve('github')).toEqual(icons.resolve('github'));
});

test('rejects unknown names and paths out of the icon folder', () => {
  expect(icons.resolve('no-such-icon')).toBeUndefined();
  expect(icons.resolve('constructor')).toBeUndefined();
  expect(icons.resolve('..\\..\\package')).toBeUndefined();
});

test('puts colour and size in attributes, and nothing that is neither', () => {
  expect(svgOf('plus', { color: '#ff0000', size: 24 })).toContain(' color="#ff0000" font-size="24" ');
  expect(svgOf('plus', { color: '"><script>', size: '1em" onload="x' })).toBe(svgOf('plus'));
});

test('knows the platforms that footers link to', () => {
  const platforms =
    'x-twitter github linkedin discord slack youtube instagram facebook reddit telegram hacker-news medium threads bluesky earth-americas podcast website'.split(
      ' ',
    );
  expect(platforms.filter((platform) => !icons.resolve(platform, { type: 'brands' }))).toEqual([]);
});

test('gives the address of a picture as it is written', () => {
  for (const src of ['/images/x.png', './x.svg', 'https://example.com/x.svg', 'x.webp'])
    expect(icons.resolve(src)).toEqual({ src });
});

test('puts a small SVG file in the color of the text into the page, but no script, no ids and no file outside', () => {
  const inside =
    '<?xml version="1.0"?><!-- a --><svg width="10" height="20" id="me"><path d="M0 0" stroke="currentColor" /></svg>';
  writeFileSync(join(root, 'a.svg'), inside);
  writeFileSync(join(root, 'colored.svg'), '<svg viewBox="0 0 1 1"><path d="M0 0" fill="#123456"/></svg>');
  writeFileSync(join(root, 'script.svg'), '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>');
  mkdirSync(join(root, 'nested.svg'));
  writeFileSync(join(root, 'ids.svg'), '<svg viewBox="0 0 1 1"><path id="a" d="M0 0"/></svg>');
  expect(svgOf('/a.svg')).toBe(
    '<svg class="icon octavo-icon" viewBox="0 0 10 20" aria-hidden="true"><path d="M0 0" stroke="currentColor"/></svg>',
  );
  const long = `/${'a'.repeat(300)}.svg`;
  const apart = ['/colored.svg', '/script.svg', '/ids.svg', '/missing.svg', '//example.com/a.svg', '/nested.svg'];
  for (const src of [...apart, long, '/a\0.svg']) expect(icons.resolve(src)).toEqual({ src });
  expect(icons.resolve('/colored.svg', { size: 20 })).toEqual({ src: '/colored.svg', style: 'font-size:20px' });
  expect(icons.resolve('/colored.svg', { size: '2em' })).toEqual({ src: '/colored.svg', style: 'font-size:2em' });
  const nested = createIcons({ library: 'fontawesome', root: join(root, 'nested') });
  expect(nested.resolve('/../a.svg')).toEqual({ src: '/../a.svg' });
});

test("normalises an author's SVG and refuses one with a script", () => {
  expect(svgOf('<svg viewBox="0 0 1 1" width="9" onload="x()"><path d="M0 0"/></svg>')).toBeUndefined();
  expect(svgOf('<svg viewBox="0 0 1 1" width="9" class="x">\n  <path d="M0 0" />\n</svg>')).toBe(
    '<svg class="icon octavo-icon" viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"/></svg>',
  );
});

test('draws the icon with the same meaning for names of paid sets', () => {
  expect(svgOf('wifi-slash')).toBe(svgOf('wifi-off'));
  expect(svgOf('laptop-mobile')).toBe(svgOf('laptop'));
  expect(svgOf('bell-slash')).not.toBe(svgOf('bell-off'));
});

test.each([
  ['hous', 'house'],
  ['badge-chekc', 'badge-check'],
  ['brand-redhatt', 'brand-redhat'],
])('suggests for %s %s', (name, similar) =>
  expect(icons.faultOf(name)).toMatchObject({ code: 'icon-unknown', hint: expect.stringContaining(`"${similar}"?`) }),
);

test('suggests nothing for a name that is like no other', () => {
  expect(icons.faultOf('qqqqqq')?.hint).toMatch(/^It may be in a paid set/);
});

test('says in which style an icon is drawn, if the free set does not have the wanted one', () => {
  expect(icons.faultOf('bell', { type: 'thin' })).toMatchObject({
    code: 'icon-style',
    message: expect.stringContaining('"thin", so it is drawn in the style "regular"'),
  });
  expect(icons.faultOf('rocket', { type: 'duotone' })?.message).toContain('in the style "solid"');
  for (const [name, type] of [
    ['bell', 'regular'],
    ['rocket', 'solid'],
    ['github', 'duotone'],
    ['/logo.svg', 'thin'],
  ])
    expect(icons.faultOf(name!, { type })).toBeUndefined();
});

test('keeps the viewBox of each Font Awesome icon, and finds styles and old names in one lookup', () => {
  expect(svgOf('bell')).toContain('viewBox="0 0 448 512"');
  expect(svgOf('rocket')).toContain('viewBox="0 0 512 512"');
  expect(svgOf('fa-regular fa-file-alt')).toBe(svgOf('file-lines', { type: 'regular' }));
  expect(svgOf('heart', { library: 'tabler', type: 'filled' })).toBe(svgOf('heart-filled', { library: 'tabler' }));
});
