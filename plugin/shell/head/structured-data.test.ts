import { expect, test } from 'vitest';
import { renderToString } from '../../../runtime/jsx/render.js';
import type { PageView } from '../types.js';
import { renderStructuredData } from './structured-data.js';

const view = {
  site: { name: 'Acme', seo: { metatags: {} } },
  siteUrl: 'https://example.com',
  base: '/docs/',
  link: (href: string) => `/docs${href}/`,
  page: { file: 'a.mdx', meta: { title: 'A </script>' }, lastUpdated: '2026-11-21' },
  navigation: { trail: [], breadcrumbs: [{ label: 'Guides', href: '/guides' }, { label: 'Group' }] },
} as unknown as PageView;

function data(of: PageView): unknown {
  const html = renderToString(renderStructuredData(of, 'https://example.com/docs/a'), undefined);
  const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  return json && JSON.parse(json);
}

test('describes the page and the groups that have a page', () => {
  expect(data(view)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'A </script>',
        url: 'https://example.com/docs/a',
        inLanguage: 'en',
        dateModified: '2026-11-21',
        isPartOf: { '@type': 'WebSite', name: 'Acme', url: 'https://example.com/docs/' },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Guides', item: 'https://example.com/docs/guides/' },
          { '@type': 'ListItem', position: 2, name: 'A </script>', item: 'https://example.com/docs/a' },
        ],
      },
    ],
  });
});

test('needs the URL of the site', () => {
  expect(data({ ...view, siteUrl: undefined })).toBeUndefined();
});

test('the addresses of the publisher are absolute', () => {
  const organization = { id: 'https://acme.dev/#us', name: 'Acme, Inc.', url: '/about', logo: 'logo.svg' };
  const seo = { metatags: {}, indexHidden: false, organization };
  const { '@graph': graph } = data({ ...view, site: { ...view.site, seo } }) as { '@graph': object[] };
  expect(graph[0]).toEqual({
    '@type': 'Organization',
    '@id': 'https://acme.dev/#us',
    name: 'Acme, Inc.',
    url: 'https://example.com/docs/about',
    logo: 'https://example.com/docs/logo.svg',
  });
});
