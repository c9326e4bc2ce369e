import { expect, test } from 'vitest';
import type { Site } from '../site/types.js';
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

test('reports a brand color that is hardly visible as text, with the shade that is used', () => {
  expect(checkColors(site('#A8FF53', '#A8FF53'))).toEqual([
    {
      code: 'color-contrast',
      message: 'colors.primary: text in "#A8FF53" has a contrast of 1.2 on the background #ffffff in light mode.',
      hint: 'Text needs a contrast of 4.5. Links use #466e1f instead; choose a darker color to decide yourself.',
      file: 'docs.json',
      line: 3,
      column: 5,
    },
  ]);
});

test('reports the color of the dark mode too', () => {
  expect(checkColors(site('#0D5C48', '#101840')).map(({ message }) => message)).toEqual([
    'colors.light: text in "#101840" has a contrast of 1.1 on the background #0b0d12 in dark mode.',
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
      hint: 'The background is #0f5c06 instead; choose a darker color to decide yourself.',
      ...location,
    },
  ]);
});

test('is silent about small differences and about colors that are not hex', () => {
  expect(checkColors(site('#8a8a8a'))).toEqual([]);
  expect(checkColors(site('red'))).toEqual([]);
});
