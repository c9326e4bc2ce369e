import { expect, test } from 'vitest';
import { Links } from './links.js';

const links = new Links(
  {
    routes: new Set(['/', '/guides/install', '/guides/use', '/root-only', '/v1.js']),
    assets: new Set(['/images/a b.png', '/guides/local.png', '/files/a.pdf']),
    routeOf: (file) => `/${file.replace(/\.mdx$/, '')}`,
  },
  '/docs/',
);
const page = (href: string): unknown => links.resolve(href, 'guides/install.mdx', 'page');

test.each([
  ['/guides/use', '/docs/guides/use/', '/guides/use'],
  ['/guides/use.mdx#top', '/docs/guides/use/#top', '/guides/use#top'],
  ['./use', '/docs/guides/use/', '/guides/use'],
  ['use.md?x=1', '/docs/guides/use/?x=1', '/guides/use?x=1'],
  ['../guides/use/', '/docs/guides/use/', '/guides/use'],
  ['root-only', '/docs/root-only/', '/root-only'],
  ['..\\guides\\use.mdx#a\\b', '/docs/guides/use/#a\\b', '/guides/use#a\\b'],
  ['\\guides\\use', '/docs/guides/use/', '/guides/use'],
  ['/index', '/docs/', '/'],
  ['/v1.js', '/docs/v1.js/', '/v1.js'],
  ['/none', '/docs/none', '/none'],
  ['/guides/use/rss.xml', '/docs/guides/use/rss.xml', '/guides/use/rss.xml'],
  ['#here', '#here', '/guides/install#here'],
])('%s leads to %s', (href, expected, target) => {
  expect(page(href)).toEqual({ href: expected, target, kind: 'page' });
});

test('addresses of pages have no slash at the end for a host that answers them', () => {
  const targets = { routes: new Set(['/', '/use']), assets: new Set<string>(), routeOf: () => undefined };
  const bare = new Links({ ...targets, trailingSlash: false }, '/docs/');
  const read = (href: string): string => bare.resolve(href, 'index.mdx', 'page').href;
  expect(['/use', '/use/#a', '/'].map(read)).toEqual(['/docs/use', '/docs/use#a', '/docs/']);
});

test.each(['https://example.com/a', 'mailto:a@b.c', '//cdn.example.com/x', 'cursor://open'])(
  '%s leads out and stays as it is',
  (href) => {
    expect(page(href)).toEqual({ href, kind: 'page' });
  },
);

test('a script in a link is removed', () => {
  expect(page(' java\nscript:alert(1)')).toEqual({ href: '#', kind: 'page', isRefused: true });
});

test('a link to a file of the folder is an asset', () => {
  expect(page('/files/a.pdf')).toEqual({ href: '/docs/files/a.pdf', target: '/files/a.pdf', kind: 'asset' });
});

test('pictures are found beside the page, and spaces are encoded', () => {
  expect(links.resolve('local.png', 'guides/install.mdx', 'asset').href).toBe('/docs/guides/local.png');
  expect(links.resolve('/images/a b.png', 'guides/install.mdx', 'asset').href).toBe('/docs/images/a%20b.png');
});

test('an address below the path of the site on a host is read from the docs folder, if only that exists', () => {
  const targets = {
    routes: new Set(['/install', '/web/install']),
    assets: new Set(['/a.png']),
    routeOf: () => undefined,
  };
  const hosted = new Links({ ...targets, hostPaths: ['/docs', '', '/web'] }, '/docs/');
  const read = (href: string, wanted: 'page' | 'asset' = 'page') => hosted.resolve(href, 'index.mdx', wanted);
  expect(read('/docs/install#linux')).toEqual({
    href: '/docs/install/#linux',
    target: '/install#linux',
    kind: 'page',
    meant: '/install#linux',
  });
  expect(read('/docs/a.png', 'asset')).toMatchObject({ target: '/a.png', meant: '/a.png' });
  expect(read('/docs/other').target).toBe('/docs/other');
  expect(read('/web/install')).not.toHaveProperty('meant');
  expect(read('/web/a.png', 'asset').target).toBe('/web/a.png');
});
