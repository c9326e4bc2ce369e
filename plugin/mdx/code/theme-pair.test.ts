import { describe, expect, test } from 'vitest';
import { codeThemeCss, codeThemeNames, defaultCodeThemes, isCodeTheme, readCodeTheme } from './theme-pair.js';

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
  expect(css).toContain('--octavo-code-background-theme:#282a36');
});

test('knows its own themes and no others', () => {
  expect(codeThemeNames().every(isCodeTheme)).toBe(true);
  expect(isCodeTheme('no-such')).toBe(false);
});
