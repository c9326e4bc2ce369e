/** Preview images for social networks, with the optional renderer and without it. */
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFolder } from './fixtures/build-folder.js';
import { temporaryFolder, writeFiles } from './cli/temporary-folder.js';

const { resolve } = createRequire(import.meta.url);
const settings = {
  name: 'Moons',
  colors: { primary: '#0F766E' },
  thumbnails: { appearance: 'dark', background: '/moon.svg' },
  navigation: { pages: ['index', 'own'] },
};
const pages = {
  'index.mdx': '---\ntitle: Start\ndescription: Where to begin.\n---\n\nText.\n',
  'own.mdx': '---\ntitle: Own\n"og:image": /moon.svg\n---\n\nText.\n',
  'moon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="4"/></svg>',
};
const siteUrl = 'https://docs.example.com';

test('without the renderer, the author learns what is missing', async () => {
  const root = writeFiles(temporaryFolder(), { 'docs.json': settings, ...pages });
  const outDir = join(temporaryFolder(), 'out');
  const { report } = await buildFolder(root, outDir, { siteUrl });
  expect(report.warnings.map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
    'preview-renderer: Run: npm install --save-dev @takumi-rs/core',
  ]);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toContain(`content="${siteUrl}/moon.svg"`);
});

test('without settings for the images, the renderer is not mentioned', async () => {
  const { thumbnails: _, ...others } = settings;
  const root = writeFiles(temporaryFolder(), { 'docs.json': others, ...pages });
  const { report } = await buildFolder(root, join(temporaryFolder(), 'out'), { siteUrl });
  expect(report.warnings).toEqual([]);
});

describe('with the renderer', () => {
  const root = writeFiles(temporaryFolder(), { 'docs.json': settings, ...pages });
  const outDir = join(temporaryFolder(), 'out');
  const htmlOf = (path: string): string => readFileSync(join(outDir, path, 'index.html'), 'utf8');
  const imageOf = (html: string): string => join(outDir, /og:image" content="[^"]*?(_octavo[^"]*)"/.exec(html)![1]!);

  beforeAll(async () => {
    const modules = join(root, 'node_modules');
    mkdirSync(join(modules, '@takumi-rs'), { recursive: true });
    symlinkSync(dirname(dirname(resolve('@takumi-rs/core'))), join(modules, '@takumi-rs/core'), 'junction');
    const font = join(modules, '@fontsource-variable/inter');
    writeFiles(font, {
      'package.json': { name: '@fontsource-variable/inter', version: '1.0.0' },
      'wght.css': '@font-face { font-style: normal; font-weight: 100 900; src: url(./files/a.woff2); }',
    });
    mkdirSync(join(font, 'files'));
    const icons = dirname(resolve('@fortawesome/fontawesome-free/package.json'));
    cpSync(join(icons, 'webfonts/fa-solid-900.woff2'), join(font, 'files/a.woff2'));
    const { report } = await buildFolder(root, outDir, { siteUrl });
    expect([...report.errors, ...report.warnings]).toEqual([]);
  });

  test('each page has an image with its title', () => {
    const html = htmlOf('');
    expect(imageSize(readFileSync(imageOf(html)))).toMatchObject({ width: 1200, height: 630, type: 'png' });
    expect(html).toContain('<meta property="og:image:alt" content="Start">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('an image of the author takes precedence', () => {
    expect(htmlOf('own')).toContain(`<meta property="og:image" content="${siteUrl}/moon.svg">`);
    expect(htmlOf('own')).not.toContain('og:image:width');
  });

  test('a build without changes keeps the images, a new title has a new one', async () => {
    const before = imageOf(htmlOf(''));
    const written = statSync(before).mtimeMs;
    await buildFolder(root, outDir, { siteUrl });
    expect(statSync(before).mtimeMs).toBe(written);
    writeFiles(root, { 'index.mdx': pages['index.mdx'].replace('Start', 'Begin') });
    await buildFolder(root, outDir, { siteUrl });
    expect(imageOf(htmlOf(''))).not.toBe(before);
  });

  test.each([
    ['a logo', '<path d="M0 0h200v50H0z" fill="#fff"/>', true],
    ['a logo that cannot be seen on the image', '<path d="M0 0h200v50H0z" fill="#0b1120"/>', false],
    ['a logo with text', '<rect width="40" height="40" fill="#fff"/><text>Moons</text>', false],
    ['a logo that is not an image', undefined, false],
  ])('%s', async (_, content, isDrawn) => {
    const image = async (changes: object): Promise<Buffer> => {
      writeFiles(root, { 'docs.json': { ...settings, ...changes } });
      const { report } = await buildFolder(root, outDir, { siteUrl });
      expect(report.errors).toEqual([]);
      return readFileSync(imageOf(htmlOf('')));
    };
    const without = await image({});
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">${content}</svg>`;
    const text = content === undefined ? 'SVG' : svg;
    writeFiles(root, { 'logo.svg': text });
    expect((await image({ logo: '/logo.svg' })).equals(without)).toBe(!isDrawn);
    const data = `data:image/svg+xml;base64,${Buffer.from(text.padEnd(4_000)).toString('base64')}`;
    expect((await image({ logo: data })).equals(without)).toBe(!isDrawn);
  });
});
