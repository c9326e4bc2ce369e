/** Settings of languages and versions only. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';

export const cases: SettingCase[] = [
  {
    key: ['language.navbar', 'language.footer', 'language.banner', 'language.default'],
    shows: 'a language has its own navbar, footer and banner; unknown addresses show the default one',
    config: {
      navigation: {
        languages: [
          { language: 'en', pages: ['index'] },
          {
            language: 'de',
            default: true,
            pages: ['guide'],
            navbar: { links: [{ label: 'Hilfe', href: 'https://acme.example/hilfe' }] },
            footer: { socials: { github: 'https://github.com/acme' } },
            banner: { content: 'Neu' },
          },
        ],
      },
    },
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        '#navbar .navbar-link a': 'Hilfe',
        '#footer a': 1,
        '#banner': 'Neu',
      });
      await reader.facts('index.html', { '.navbar-link a': 0, '#footer': 0, '#banner': 0 });
      await reader.facts('404.html', { 'html@lang': 'de' });
    },
  },
  {
    key: 'version.default',
    shows: 'unknown addresses show the default version',
    config: {
      navigation: {
        versions: [
          { version: '1.0', pages: ['index'] },
          { version: '2.0', default: true, pages: ['guide'] },
        ],
      },
    },
    see: (reader) => reader.facts('404.html', { '[data-kind=version] summary > span': 'Version: 2.0' }),
  },
  {
    key: ['language.default', 'version.default'],
    shows: 'where languages or versions are other sites, this one is the default',
    config: {
      navigation: {
        pages: ['index'],
        global: {
          languages: [
            { language: 'en', href: 'https://en.example' },
            { language: 'de', default: true, href: 'https://de.example' },
          ],
          versions: [
            { version: '1.0', href: 'https://old.example' },
            { version: '2.0', default: true, href: 'https://new.example' },
          ],
        },
      },
    },
    see: (reader) =>
      reader.facts('index.html', {
        '[data-kind=language] a[aria-current]': 'Deutsch',
        '[data-kind=version] a[aria-current]': '2.0',
      }),
  },
  {
    key: 'version.version',
    shows:
      'a long name is shortened on a phone, where its menu has the whole of it; the page is no wider than the screen',
    config: {
      name: 'A company with a name of some length',
      navigation: {
        versions: [
          { version: '2026.11, the release with long-term support', pages: ['index'] },
          { version: '1.0', pages: ['guide'] },
        ],
      },
    },
    see: async (reader) => {
      const { page } = reader;
      const size = page.viewportSize()!;
      await page.setViewportSize({ width: 390, height: 844 });
      try {
        await reader.open();
        await page.locator('[data-kind=version] summary').click();
        const option = page.getByRole('link', { name: '2026.11, the release with long-term support', exact: true });
        expect(await option.count()).toBe(1);
        const box = await option.boundingBox();
        expect(box!.x).toBeGreaterThan(0);
        expect(box!.x + box!.width).toBeLessThan(390);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      } finally {
        await page.setViewportSize(size);
      }
    },
  },
];
