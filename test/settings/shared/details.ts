/** The theme, and details that v1 settings can change. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

function style({ page }: SiteReader, selector: string, property: string): Promise<string> {
  return page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const current = '#sidebar-content a[aria-current=page]';
const noColor = 'rgba(0, 0, 0, 0)';
const button = { topbarCtaButton: { name: 'Start', url: '/guide' } };

export const cases: SettingCase[] = [
  {
    key: 'theme',
    shows: 'a named look changes letters and corners',
    config: { theme: 'linden', ...button },
    see: async (reader) => {
      await reader.open();
      expect(await style(reader, '#topbar-cta-button > a', 'border-radius')).toBe('0px');
      expect(await style(reader, '.eyebrow', 'text-transform')).toBe('uppercase');
    },
  },
  {
    key: 'rounded',
    shows: 'no corner is round',
    config: { rounded: 'sharp', ...button },
    see: async (reader) => {
      await reader.open();
      expect(await style(reader, '#topbar-cta-button > a', 'border-radius')).toBe('0px');
      expect(await style(reader, current, 'border-radius')).toBe('0px');
      expect(await style(reader, '#pagination a', 'border-radius')).toBe('0px');
    },
  },
  {
    key: 'styling.rounded',
    shows: 'the other spelling has the same corners, also with a look that has its own',
    config: { theme: 'luma', styling: { rounded: 'sharp' }, ...button },
    see: async (reader) => {
      await reader.open();
      expect(await style(reader, '#topbar-cta-button > a', 'border-radius')).toBe('0px');
    },
  },
  {
    key: ['layout', 'sidebar.items', 'topbar.style'],
    shows: 'sidebar and navbar have a ground, and the open page a line',
    config: { layout: 'solidSidenav', sidebar: { items: 'border' }, topbar: { style: 'gradient' } },
    see: async (reader) => {
      await reader.open();
      expect(await style(reader, '#sidebar', 'background-color')).not.toBe(noColor);
      expect(await style(reader, '#navbar', 'background-image')).toContain('linear-gradient');
      expect(await style(reader, current, 'box-shadow')).toContain('inset');
      expect(await style(reader, current, 'background-color')).toBe(noColor);
    },
  },
  {
    key: 'sidebar.items',
    shows: 'the open page can be marked by its color alone',
    config: { sidebar: { items: 'undecorated' } },
    see: async (reader) => {
      await reader.open();
      expect(await style(reader, current, 'background-color')).toBe(noColor);
      expect(await style(reader, current, 'box-shadow')).toBe('none');
    },
  },
];
