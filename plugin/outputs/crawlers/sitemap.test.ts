import { expect, test } from 'vitest';
import type { PageEntry, Site } from '../../site/types.js';
import { sitemap } from './sitemap.js';

const page = (route: string, rest: Partial<PageEntry> = {}): PageEntry => ({
  path: route.slice(1),
  route,
  file: '',
  meta: { title: '' },
  hidden: false,
  ...rest,
});
const pages = [
  page('/a & b'),
  page('/hidden', { hidden: true }),
  page('/noindex', { meta: { title: '', noindex: true } }),
];

test('names the pages that search engines should find', () => {
  const site = { seo: { metatags: {}, indexHidden: false } } as unknown as Site;
  const urls = sitemap(site, pages, '/docs/', 'https://example.com').match(/<loc>.*?<\/loc>/g);
  expect(urls).toEqual(['<loc>https://example.com/docs/a%20&amp;%20b</loc>']);
});

test('names hidden pages too where the site asks for it', () => {
  const site = { seo: { metatags: {}, indexHidden: true } } as unknown as Site;
  expect(sitemap(site, pages, '/', 'https://example.com')).toContain('/hidden</loc>');
});
