import { expect, test } from 'vitest';
import type { Site } from '../../core/model/types.js';
import { checkColors } from './check-colors.js';

function site(primary: string, light = '#4f46e5'): Site {
  const location = { file: 'docs.json', line: 3, column: 5 };
  const references = Object.entries({ primary, light }).map(([key, value]) => ({
    kind: 'color' as const,
    key: `colors.${key}`,
    value,
    location,
  }));
  return { colors: { primary, light, dark: primary, background: {} }, references } as unknown as Site;
}

test.each([
  ['#A8FF53', 'color-contrast', '#548326', '#466d1f', '1.2'],
  ['#0D9373', 'color-shade', '#0b8669', '#076f57', '3.9'],
])('reports that %s is shown in other shades', (color, code, onPage, onTint, ratio) => {
  expect(checkColors(site(color, '#4ade80'))).toEqual([
    {
      code,
      message: `colors.primary: "${color}" is shown as ${onPage} on the page background, and as ${onTint} in text on tinted backgrounds, in light mode, because text in it has a contrast of ${ratio} on #ffffff; 4.5 is needed.`,
      hint: 'Choose a darker color, or set "adjust": false in "colors" to use it as it is.',
      file: 'docs.json',
      line: 3,
      column: 5,
    },
  ]);
});

test('reports a color that is as written except on tints', () => {
  expect(checkColors(site('#0E7C66', '#4ade80'))).toMatchObject([
    {
      code: 'color-shade',
      message:
        'colors.primary: "#0E7C66" is used on the page background, and #0b6d5a for text on tinted backgrounds, in light mode. Text on a tint has a contrast below 4.5 in "#0E7C66".',
    },
  ]);
});

test('reports the color of the dark mode too', () => {
  expect(checkColors(site('#0D5C48', '#101840')).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^colors\.light: "#101840" is shown as #\w{6} on the page.* in dark mode.* 1\.1 on #0c0e12/),
  ]);
});

test('reports a background that is shown in another shade', () => {
  const location = { file: 'docs.json', line: 4, column: 20 };
  const references = ['light', 'dark'].map((mode) => ({
    kind: 'color',
    key: `background.color.${mode}`,
    value: '#1a840d',
    location,
  }));
  const background = { light: '#1a840d', dark: '#101418' };
  const colors = { primary: '#4f46e5', light: '#a5b4fc', dark: '#4338ca', background };
  expect(checkColors({ colors, references } as unknown as Site)).toEqual([
    {
      code: 'color-contrast',
      message:
        'background.color.light: even white text has a contrast of only 4.8 on "#1a840d", which leaves too little for links and labels.',
      hint: 'The background is #0f5c06 instead. Choose a darker color, or set "adjust": false in "colors" to use it as it is.',
      ...location,
    },
  ]);
});

test('is silent if the owner wants the exact colors, and about colors that are not hex', () => {
  const { colors, references } = site('#8a8a8a');
  expect(checkColors({ colors: { ...colors, isExact: true }, references } as unknown as Site)).toEqual([]);
  expect(checkColors(site('red', 'red'))).toEqual([]);
});

test('reports buttons in another color, with their modes', () => {
  const location = { file: 'docs.json', line: 3, column: 5 };
  const references = [{ kind: 'color', key: 'colors.dark', value: '#101418', location }];
  const colors = { primary: '#7a1f1f', light: '#ffb3b3', dark: '#101418', background: {} };
  expect(checkColors({ colors, references } as unknown as Site).map(({ message }) => message)).toEqual([
    'colors.dark: buttons are #ffb3b3 instead of "#101418" in dark mode, because it hardly differs from the background #0c0e12.',
  ]);
  const green = { colors: { ...colors, dark: '#16a34a' }, references: [{ ...references[0], value: '#16a34a' }] };
  expect(checkColors(green as unknown as Site).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^colors\.dark: buttons are #\w{6} instead of "#16a34a" in light and dark mode, because white text .* 3\.3; 4\.5/,
    ),
  ]);
});
