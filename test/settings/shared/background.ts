/** The background of the page. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

const files = { 'day.png': 'x', 'night.png': 'x' };

/** The background images in light and in dark mode. */
async function pictures(reader: SiteReader): Promise<string[]> {
  const shown: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.page.emulateMedia({ colorScheme });
    const page = await reader.open();
    shown.push(await page.evaluate(() => getComputedStyle(document.body, '::before').backgroundImage));
  }
  return shown;
}

export const cases: SettingCase[] = [
  {
    key: ['background.image', 'background.image.light', 'background.image.dark'],
    shows: 'each mode has its picture behind the page',
    config: { background: { image: { light: '/day.png', dark: '/night.png' } } },
    files,
    see: async (reader) => {
      const [day, night] = await pictures(reader);
      expect(day).toContain('/day.png');
      expect(night).toContain('/night.png');
    },
  },
  {
    key: 'backgroundImage',
    shows: 'one picture is behind the page in both modes',
    config: { backgroundImage: '/day.png' },
    files,
    see: async (reader) => {
      for (const picture of await pictures(reader)) expect(picture).toContain('/day.png');
    },
  },
  {
    key: 'background.decoration',
    shows: 'a grid is drawn behind the head of the page',
    config: { background: { decoration: 'grid' } },
    see: async (reader) => expect((await pictures(reader))[0]).toMatch(/^linear-gradient\(.*linear-gradient\(/),
  },
  {
    key: 'background.style',
    shows: 'the v1 notation draws a decoration too',
    config: { background: { style: 'gradient' } },
    see: async (reader) => expect((await pictures(reader))[0]).toContain('radial-gradient'),
  },
  {
    key: 'background.color',
    shows: 'the page has the color',
    config: { background: { color: { light: '#fffaf0' } } },
    see: async (reader) => {
      const page = await reader.open();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 250, 240)',
      );
    },
  },
];
