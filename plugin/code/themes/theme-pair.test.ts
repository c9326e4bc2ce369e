import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultCodeThemes } from './code-themes.js';
import { knownCodeThemes } from './site-code-themes.js';
import { codeThemeCss, codeThemeNames, isCodeTheme, readCodeTheme } from './theme-pair.js';

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** Scopes that are drawn on a background of their own. */
const backed = ['#eaeef2', '#f6f8fa', '#f0f6fc', '#161b22'];

describe.each([
  ['light', defaultCodeThemes.light, '#f8f9fa'],
  ['dark', defaultCodeThemes.dark, '#16181d'],
])('the default %s theme', (_side, id, surface) => {
  test('is readable in every colour: 4.5:1 or better', () => {
    const dim = readCodeTheme(id).colors.filter((color) => contrast(color, surface) < 4.5);
    expect(dim.filter((color) => !backed.includes(color))).toEqual([]);
  });
});

test('numbers the colours of a theme alike every time, the default foreground first', () => {
  const { colors } = readCodeTheme('dracula');
  expect(colors).toEqual(readCodeTheme('dracula').colors);
  expect(colors[0]).toBe('#f8f8f2');
  expect(colors.slice(1)).toEqual(colors.slice(1).sort());
});

test('gives a rule for each class that a token can have', () => {
  const css = codeThemeCss({ light: 'vitesse-light', dark: 'dracula' });
  for (const [index] of readCodeTheme('vitesse-light').colors.slice(1).entries())
    expect(css).toContain(`.l${index + 1}{color:#`);
  for (const number of readCodeTheme('dracula').colors.keys()) expect(css).toContain(`.dark .d${number}{color:#`);
  expect(css).toContain(
    '.dark :is(octavo-code-block,octavo-code-group){color-scheme:dark;--octavo-color-code-background:#282a36}',
  );
});

test('knows its own themes and no others', () => {
  expect(codeThemeNames().every(isCodeTheme)).toBe(true);
  expect(isCodeTheme('no-such')).toBe(false);
});

test('the default pair uses the background of the site', () => {
  expect(codeThemeCss(defaultCodeThemes)).not.toContain('octavo-code-block');
});

test('the theme of custom properties takes colours of the site and follows it', () => {
  const { colors } = readCodeTheme('css-variables');
  expect(colors[0]).toBe('var(--mint-color-text, light-dark(#1f2328,#e6edf3))');
  expect(colors).toContain('var(--mint-token-keyword, light-dark(#cf222e,#ff7b72))');
  expect(codeThemeCss({ light: 'css-variables', dark: 'css-variables' })).not.toContain('color-scheme');
});

test('a file is a theme where it is one', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'octavo-theme-')), 'mine.json');
  const root = dirname(file);
  const lightOf = (light = 'mine.json'): string => {
    const styling = { eyebrows: 'section', codeThemes: { light, dark: '' } } as const;
    return knownCodeThemes({ root, styling }).light;
  };
  expect(lightOf()).toBe(defaultCodeThemes.light);
  const tokenColors = [{ scope: 'keyword', settings: { foreground: '#ff0000' } }];
  writeFileSync(file, JSON.stringify({ type: 'dark', colors: { 'editor.background': '#101010' }, tokenColors }));
  expect(lightOf()).toBe(file);
  for (const outside of [file, `../${basename(root)}/../outside.json`, '/etc/passwd'])
    expect(lightOf(outside)).toBe(defaultCodeThemes.light);
  expect(readCodeTheme(file)).toMatchObject({ type: 'dark', background: '#101010' });
  expect(readCodeTheme(file).colors).toContain('#ff0000');
});
