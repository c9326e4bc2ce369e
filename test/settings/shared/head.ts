/** Metadata for browsers, search engines and link previews. */
import { expect } from 'vitest';
import type { SettingCase } from '../setting-case.js';
import type { SiteReader } from '../site-reader.js';

const siteUrl = 'https://docs.acme.example';

export const cases: SettingCase[] = [
  {
    key: ['name', 'description'],
    shows: 'the name stands in titles and in the navbar; the description is that of pages without their own',
    config: { name: 'Quarto', description: 'All about quartos.' },
    see: async (reader) => {
      await reader.facts('guide/index.html', {
        title: 'Guide - Quarto',
        '.octavo-site': 'Quarto',
        'meta[name=description]@content': 'All about quartos.',
      });
      expect(reader.file('llms.txt')).toMatch(/^# Quarto\n\n> All about quartos\.\n/);
    },
  },
  {
    key: ['favicon', 'favicon.light', 'favicon.dark'],
    shows: 'each mode of the browser has its icon',
    config: { favicon: { light: '/day.svg', dark: '/night.svg' } },
    files: { 'day.svg': '<svg/>', 'night.svg': '<svg/>' },
    see: (reader) =>
      reader.facts('index.html', {
        'link[rel=icon]@href': ['/day.svg', '/night.svg'],
        'link[rel=icon]@media': ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
      }),
  },
  {
    key: 'logo',
    shows: 'one logo serves both modes and leads to the start page',
    config: { logo: '/logo.svg' },
    files: { 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    see: (reader) => reader.facts('guide/index.html', { '.octavo-home[href="/"] .nav-logo@src': '/logo.svg' }),
  },
  {
    key: ['seo.metatags', 'seo.indexing', 'seo.trailingSlash'],
    shows: 'pages have the tags and addresses without a slash; pages outside the navigation are indexed',
    config: {
      seo: { metatags: { 'og:image': '/card.png', robots: 'noarchive' }, indexing: 'all', trailingSlash: false },
    },
    files: { 'aside.mdx': '---\ntitle: Aside\n---\n\nWords.\n', 'card.png': 'x' },
    siteUrl,
    see: async (reader) => {
      await reader.facts('aside/index.html', {
        'meta[name=robots]@content': 'noarchive',
        'meta[property="og:image"]@content': `${siteUrl}/card.png`,
        'link[rel=canonical]@href': `${siteUrl}/aside`,
        '#sidebar a@href': ['/', '/guide', '/api/users'],
      });
      expect(reader.file('sitemap.xml')).toContain(`<loc>${siteUrl}/aside</loc>`);
    },
  },
  {
    key: 'seo.indexHiddenPages',
    shows: 'pages outside the navigation are indexed',
    config: { seo: { indexHiddenPages: true } },
    files: { 'aside.mdx': '---\ntitle: Aside\n---\n\nWords.\n' },
    see: (reader) => reader.facts('aside/index.html', { 'meta[name=robots]': 0 }),
  },
  {
    key: ['id', 'name', 'legalName', 'url', 'logo', 'sameAs'].map((name) => `seo.organization.${name}`),
    shows: 'search engines are told who publishes the site',
    config: {
      seo: {
        organization: {
          id: 'https://acme.example/#us',
          name: 'Acme',
          legalName: 'Acme Limited',
          url: 'https://acme.example',
          logo: '/logo.png',
          sameAs: ['https://social.example/acme'],
        },
      },
    },
    files: { 'logo.png': 'x' },
    siteUrl,
    see: async (reader) => {
      const [, data = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec(reader.file('index.html')) ?? [];
      const { '@graph': graph } = JSON.parse(data) as { '@graph': unknown[] };
      expect(graph).toContainEqual({
        '@type': 'Organization',
        '@id': 'https://acme.example/#us',
        name: 'Acme',
        legalName: 'Acme Limited',
        url: 'https://acme.example',
        logo: `${siteUrl}/logo.png`,
        sameAs: ['https://social.example/acme'],
      });
    },
  },
  {
    key: 'metadata.timestamp',
    shows: 'pages say when they were last changed; all else in it are tags of each page',
    config: { metadata: { timestamp: true, 'og:locale': 'en_GB' } },
    isCommitted: true,
    see: (reader) =>
      reader.facts('index.html', {
        '.octavo-last-modified time@datetime': '2026-01-02',
        'meta[property="og:locale"]@content': 'en_GB',
      }),
  },
  {
    key: 'thumbnails.background',
    shows: 'previews of links have the picture',
    config: { thumbnails: { background: '/card.png' } },
    files: { 'card.png': 'x' },
    siteUrl,
    see: (reader) =>
      reader.facts('index.html', {
        'meta[property="og:image"]@content': `${siteUrl}/card.png`,
        'meta[name="twitter:card"]@content': 'summary_large_image',
      }),
  },
  ...[{ appearance: 'dark' }, { fonts: { family: 'Inter' } }].map((thumbnails) => ({
    key: 'appearance' in thumbnails ? 'thumbnails.appearance' : 'thumbnails.fonts.family',
    shows: 'previews need a package, whose pictures are tested in previews.test.ts',
    config: { thumbnails },
    siteUrl,
    see: async (reader: SiteReader) => {
      expect(reader.report.warnings.map(({ code }) => code)).toContain('preview-renderer');
    },
  })),
  {
    key: ['seo.paths[].path', 'seo.paths[].metatags'],
    shows: 'pages of a folder have its tags, and a folder with noindex is not in the sitemap',
    siteUrl: 'https://docs.acme.com',
    config: { seo: { paths: [{ path: 'api', metatags: { robots: 'noindex' } }] } },
    see: async (reader) => {
      await reader.facts('api/users/index.html', { 'meta[name=robots]@content': ['noindex'] });
      await reader.facts('guide/index.html', { 'meta[name=robots]': 0 });
      expect(reader.file('sitemap.xml')).not.toContain('/api/users<');
    },
  },
];
