/** Colors, logo and color mode. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: 'colors.primary',
    shows: 'links have the color',
    config: { colors: { primary: '#a1b2c3' } },
    see: async (reader) => expect(reader.stylesheet()).toContain('#a1b2c3'),
  },
  {
    key: ['logo.light', 'logo.dark', 'logo.href'],
    shows: 'the navbar has a logo for each mode that leads where it should',
    config: { logo: { light: '/day.svg', dark: '/night.svg', href: 'https://acme.example' } },
    files: {
      'day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'night.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    see: (reader) =>
      reader.facts('index.html', {
        '#navbar a[href="https://acme.example"] img@src': ['/day.svg', '/night.svg'],
      }),
  },
  {
    key: ['appearance.default', 'appearance.strict'],
    shows: 'the site is dark, and there is no toggle',
    config: { appearance: { default: 'dark', strict: true } },
    see: async (reader) => {
      await reader.open();
      expect(await reader.page.locator('html.dark').count()).toBe(1);
      expect(await reader.page.locator('octavo-theme-toggle').count()).toBe(0);
    },
  },
];
