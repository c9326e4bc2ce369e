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
      hint: 'Text needs a contrast of 4.5. Links use #486e1f instead; choose a darker color to decide yourself.',
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

test('is silent about small differences and about colors that are not hex', () => {
  expect(checkColors(site('#8a8a8a'))).toEqual([]);
  expect(checkColors(site('red'))).toEqual([]);
});
