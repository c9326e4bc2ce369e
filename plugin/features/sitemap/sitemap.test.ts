import { expect, test } from 'vitest';
import type { PageEntry, Site } from '../../core/model/types.js';
import { maxUrls, sitemap } from './sitemap.js';

const page = (route: string, rest: Partial<PageEntry> = {}): PageEntry => ({
  path: route.slice(1),
  route,
  file: '',
  meta: { title: '' },
  hidden: false,
  ...rest,
});
const pages = [
  page('/a & b', { meta: { title: '', canonical: 'https://example.com/docs/a' } }),
  page('/hidden', { hidden: true }),
  page('/noindex', { meta: { title: '', noindex: true } }),
  page('/elsewhere', { meta: { title: '', canonical: 'https://other.example.com/page' } }),
];

const navigation = { kind: 'root', label: '', hidden: false, children: [], items: [] };

test('names the pages that search engines should find', () => {
  const site = { navigation, seo: { metatags: {}, indexHidden: false } } as unknown as Site;
  const urls = sitemap(site, pages, { base: '/docs/', siteUrl: 'https://example.com' })
    .get('sitemap.xml')
    ?.match(/<loc>.*?<\/loc>/g);
  expect(urls).toEqual(['<loc>https://example.com/docs/a%20&amp;%20b/</loc>']);
});

test('names hidden pages too where the site asks for it', () => {
  const site = { navigation, seo: { metatags: {}, indexHidden: true } } as unknown as Site;
  expect(sitemap(site, pages, { base: '/', siteUrl: 'https://example.com' }).get('sitemap.xml')).toContain(
    '/hidden/</loc>',
  );
});

test('has dates of commits and translations, and an index for very large sites', () => {
  const language = (code: string, ...paths: string[]) => ({
    ...navigation,
    kind: 'language',
    label: code,
    code,
    items: paths.map((path) => ({ type: 'page', path })),
  });
  const languages = { ...navigation, children: [language('en', 'a'), language('es', 'es/a')] };
  const site = { navigation: languages, seo: { metatags: {}, indexHidden: false } } as unknown as Site;
  const options = { base: '/', siteUrl: 'https://example.com', lastModified: () => '2026-11-21' };
  const text = sitemap(site, [page('/a'), page('/es/a')], options).get('sitemap.xml');
  expect(text).toContain(
    '<url><loc>https://example.com/a/</loc><lastmod>2026-11-21</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/a/"/>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://example.com/es/a/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/a/"/></url>',
  );
  const unlisted = sitemap(site, [page('/a'), page('/es/a', { meta: { title: '', noindex: true } })], options);
  expect(unlisted.get('sitemap.xml')).not.toContain('hreflang');
  const many = Array.from({ length: maxUrls + 1 }, (_, index) => page(`/${index}`));
  expect([...sitemap(site, many, options).keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
});
