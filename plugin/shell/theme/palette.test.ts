import { expect, test } from 'vitest';
import { Random } from '../../../test/fuzz/random.js';
import { contrast, overlay } from './colors.js';
import { groundedThemes } from './themes.js';
import { schemeOf } from './site-backgrounds.js';
import { palette, type Palette } from './palette.js';

/** The lowest contrast of `color` on `grounds`. */
function lowestContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

const random = new Random(20261122);

function hex(from: number, to: number): string {
  const channel = (): string => (from + random.below(to - from)).toString(16).padStart(2, '0');
  return `#${channel()}${channel()}${channel()}`;
}

/** Everything that text of a site can be on. */
function grounds(colors: Palette): string[] {
  const plain = [
    colors['color-background'],
    colors['color-surface'],
    colors['color-surface-raised'],
    colors['color-code-background'],
    colors['color-ground'],
  ];
  const tones = Object.entries(colors).flatMap(([name, color]) => (name.startsWith('tone-') ? [color] : []));
  return [...plain, ...tones.map((tone) => overlay(tone, colors['color-background'], 0.09))];
}

test.each([
  ['light', 130, 256],
  ['dark', 0, 90],
  ['light', 0, 256],
  ['dark', 0, 256],
] as const)(
  'in %s mode, all text is readable on every ground, with any brand and background color',
  (mode, from, to) => {
    for (let round = 0; round < 100; round++) {
      const site = {
        theme: groundedThemes[round % groundedThemes.length]!,
        colors: {
          primary: hex(0, 256),
          light: hex(0, 256),
          dark: hex(0, 256),
          background: round % 4 === 0 ? {} : { [mode]: hex(from, to) },
        },
      };
      const colors = palette(site, mode);
      const below = grounds(colors);
      const background = colors['color-background'];
      for (const name of ['color-heading', 'color-text', 'color-text-muted', 'color-primary-on-tint'] as const)
        expect(lowestContrast(colors[name], below), `${name} ${JSON.stringify(site)}`).toBeGreaterThanOrEqual(4.5);
      const marked = schemeOf(site, mode) === 'dark' ? (['#facc15', 0.2] as const) : (['#fef08a', 0.6] as const);
      const onMarker = below.map((ground) => contrast(colors['color-heading'], overlay(marked[0], ground, marked[1])));
      expect(Math.min(...onMarker), `marked ${JSON.stringify(site)}`).toBeGreaterThanOrEqual(4.5);
      const primary = colors['color-primary'];
      expect(contrast(primary, background), `${JSON.stringify(site)}`).toBeGreaterThanOrEqual(4.5);
      const tint = overlay(primary, background, 0.09);
      const tints = [...below.map((ground) => overlay(primary, ground, 0.09)), overlay(primary, tint, 0.09)];
      expect(lowestContrast(colors['color-primary-on-tint'], tints), `${JSON.stringify(site)}`).toBeGreaterThanOrEqual(
        4.5,
      );
      const option = overlay(primary, colors['color-surface-raised'], 0.07);
      expect(contrast(colors['color-text-muted'], option), `${JSON.stringify(site)}`).toBeGreaterThanOrEqual(4.5);
      const banner = overlay(primary, background, 0.12);
      expect(contrast(colors['color-heading'], banner), `${JSON.stringify(site)}`).toBeGreaterThanOrEqual(4.5);
      const current = [background, colors['color-surface']].map((ground) => overlay(primary, ground, 0.09));
      for (const [name, color] of Object.entries(colors).filter(([key]) => key.startsWith('tone-')))
        expect(
          lowestContrast(
            color,
            [background, ...current].map((ground) => overlay(color, ground, 0.13)),
          ),
          `${name} ${JSON.stringify(site)}`,
        ).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors['color-button-text'], colors['color-button'])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colors['color-primary-contrast'], primary)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(['light', 'dark'] as const)('in %s mode, the default code theme is readable on marked lines', (mode) => {
  const extremes = ['#000000', '#ffffff', '#00ff00', '#ffff00'];
  for (let round = 0; round < 100; round++) {
    const brand = extremes[round] ?? hex(0, 256);
    const colors = { primary: brand, light: brand, dark: brand, background: { [mode]: hex(0, 256) } };
    const site = { theme: 'mint', colors };
    const { 'color-code-background': ground, 'color-primary': primary } = palette(site, mode);
    const isDark = schemeOf(site, mode) === 'dark';
    const lines = (isDark ? ['#2ea043', '#f85149', '#d29922'] : ['#1a7f37', '#cf222e', '#9a6700']).concat(primary);
    const marked = lines.map((line) => overlay(line, isDark ? ground : '#ffffff', isDark ? 0.1 : 0.05));
    const comment = isDark ? '#9ba4ae' : '#8250df';
    expect(lowestContrast(comment, [ground, ...marked]), `${JSON.stringify(site)}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('a background without contrast to spare is moved away from the color of its text', () => {
  const colors = { primary: '#4f46e5', light: '#a5b4fc', dark: '#4338ca' };
  const background = (light: string): string =>
    palette({ theme: 'mint', colors: { ...colors, background: { light } } }, 'light')['color-background'];
  expect(background('#fdf6e3')).toBe('#fdf6e3');
  expect(contrast(background('#1a840d'), '#ffffff')).toBeGreaterThanOrEqual(8);
  expect(contrast(background('#f24d05'), '#000000')).toBeGreaterThanOrEqual(8);
});

test('the colors of a site without background are those of the design', () => {
  const site = { primary: '#4f46e5', light: '#a5b4fc', dark: '#4338ca', background: {} };
  const colors = palette({ theme: 'mint', colors: site }, 'light');
  expect(colors['color-text']).toBe('#3b4454');
  expect(colors['tone-blue']).toBe('#1a53bd');
  expect(colors['color-primary']).toBe('#4f46e5');
  expect(colors['color-primary-on-tint']).toBe('#4e45e4');
});

test('the brand color is used as written where it is readable, and is darker only for text on tints', () => {
  const shades = (primary: string): string[] => {
    const colors = palette(
      { theme: 'mint', colors: { primary, light: primary, dark: primary, background: {} } },
      'light',
    );
    return [colors['color-primary'], colors['color-primary-on-tint'], colors['color-button']];
  };
  expect(shades('#0E7C66')).toEqual(['#0E7C66', expect.stringMatching(/^#0b6\w{3}$/), '#0E7C66']);
  expect(shades('#111111')).toEqual(['#111111', '#111111', '#111111']);
});
