/** Light and dark mode in v1 settings. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: ['modeToggle.default', 'modeToggle.isHidden'],
    shows: 'both together force a mode, whatever the system and an earlier choice say',
    config: { modeToggle: { default: 'dark', isHidden: true } },
    see: async (reader) => {
      const page = await reader.open();
      await page.evaluate(() => localStorage.setItem('octavo-theme', 'light'));
      await reader.open('/guide');
      expect(await page.locator('html.dark').count()).toBe(1);
      expect(await page.locator('octavo-theme-toggle').count()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    },
  },
  {
    key: 'modeToggle.default',
    shows: 'new readers begin in the mode, and can leave it for good',
    config: { modeToggle: { default: 'dark' } },
    see: async (reader) => {
      const page = await reader.open();
      expect(await page.locator('html.dark').count()).toBe(1);
      const toggle = page.locator('octavo-theme-toggle button');
      await toggle.focus();
      // Its script loads on first use. A click before that takes effect later.
      await page.waitForFunction(() => customElements.get('octavo-theme-toggle'));
      for (let tries = 0; tries < 3 && (await page.locator('html.dark').count()) > 0; tries++) await toggle.click();
      await reader.open('/guide');
      expect(await page.locator('html.dark').count()).toBe(0);
    },
  },
];
