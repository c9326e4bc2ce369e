/** What languages and versions alone have. */
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
        '.navbar-end .navbar-links a': 'Hilfe',
        '#footer a': 1,
        '#banner': 'Neu',
      });
      await reader.facts('index.html', { '.navbar-links a': 0, '#footer': 0, '#banner': 0 });
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
    see: (reader) => reader.facts('404.html', { '[data-kind=version] summary > span': '2.0' }),
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
];
