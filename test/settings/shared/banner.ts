/** The banner above the navbar. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: ['banner', 'banner.content', 'banner.dismissible', 'banner.type'],
    shows: 'a notice stands above the page until the reader closes it, and then stays away',
    config: {
      banner: { content: '**News:** see the [guide](/guide).', dismissible: true, type: 'warning' },
    },
    see: async (reader) => {
      await reader.facts('index.html', {
        '#banner[data-type=warning]': 'News: see the guide.',
        '#banner a@href': '/guide/',
        '#banner strong': 1,
        '#banner button': 1,
      });
      const page = await reader.open();
      expect(await page.locator('#banner').isVisible()).toBe(true);
      await page.locator('#banner button').click();
      await reader.eventually(() => page.locator('#banner').isVisible()).toBe(false);
      await reader.open('/guide');
      expect(await page.locator('#banner').isVisible()).toBe(false);
    },
  },
  {
    key: 'banner.color',
    shows: 'the notice has the color of each mode, and letters that can be read on it',
    config: { banner: { content: 'News', color: { light: '#ffee00', dark: '#332200' } } },
    see: async (reader) => {
      const page = await reader.open();
      const look = (): Promise<string[]> =>
        page.locator('#banner').evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element);
          return [backgroundColor, color];
        });
      expect(await look()).toEqual(['rgb(255, 238, 0)', 'rgb(11, 13, 18)']);
      await page.emulateMedia({ colorScheme: 'dark' });
      await reader.open();
      expect(await look()).toEqual(['rgb(51, 34, 0)', 'rgb(255, 255, 255)']);
    },
  },
];
