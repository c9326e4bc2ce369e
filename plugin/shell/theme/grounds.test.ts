import { describe, expect, test } from 'vitest';
import { themeNames } from '../../config/schema/known-names.js';
import { contrast } from './colors.js';
import { groundedThemes, groundsOf, type Grounds } from './themes.js';
import { palette } from './palette.js';

const brand = { primary: '#4f46e5', light: '#a5b4fc', dark: '#4338ca' };

const fills = ['color-surface', 'color-surface-raised', 'color-code-background'] as const;
const lines = ['color-border', 'color-border-strong'] as const;

/** The least contrast of the colors `names` with the background. */
function least(names: readonly (keyof Grounds)[], colors: Grounds): number {
  return Math.min(...names.map((name) => contrast(colors[name], colors['color-background'])));
}

test('every theme has grounds', () => {
  expect(themeNames.names.filter((name) => !groundedThemes.includes(name))).toEqual(['prism', 'quill', 'venus']);
});

describe.each(groundedThemes)('%s', (theme) => {
  const site = (background = {}) => ({ theme, colors: { ...brand, background } });

  test('fills and borders are visible in dark mode', () => {
    const grounds = groundsOf(theme, 'dark');
    expect(least(fills, grounds)).toBeGreaterThanOrEqual(1.1);
    expect(least(lines, grounds)).toBeGreaterThanOrEqual(1.35);
  });

  test('borders are visible in light mode', () => {
    expect(least(lines, groundsOf(theme, 'light'))).toBeGreaterThanOrEqual(1.25);
  });

  test.each(['light', 'dark'] as const)('a site without a background has exactly these in %s mode', (mode) => {
    expect(palette(site(), mode)).toMatchObject(groundsOf(theme, mode));
  });

  test.each(['#000000', '#0b1f3a', '#2d1320'])('an author keeps the contrast of fills and borders on %s', (dark) => {
    const colors = palette(site({ dark }), 'dark');
    expect(colors['color-background']).toBe(dark);
    expect(least(fills, colors)).toBeGreaterThanOrEqual(1.09);
    expect(least(lines, colors)).toBeGreaterThanOrEqual(1.34);
  });
});
