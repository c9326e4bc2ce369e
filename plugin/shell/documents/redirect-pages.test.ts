import { expect, test } from 'vitest';
import { redirectLocation, redirectPages, redirectsFile, redirectTarget } from './redirect-pages.js';

const redirect = (source: string, destination: string, permanent = true) => ({ source, destination, permanent });

test('a redirect can only point to paths of the site and to http URLs', () => {
  expect(redirectTarget(redirect('/old', '/new'), '/docs/')).toBe('/docs/new');
  expect(redirectTarget(redirect('/old', 'https://example.com/a'), '/docs/')).toBe('https://example.com/a');
  expect(redirectTarget(redirect('/old', 'javascript:alert(1)'), '/')).toBeUndefined();
  expect(redirectTarget(redirect('/old', '//evil.example'), '/')).toBeUndefined();
});

test('the query goes along, before the hash of the destination', () => {
  expect(redirectLocation('/new', '/docs/', '?a=1')).toBe('/docs/new?a=1');
  expect(redirectLocation('/new?b=2#top', '/', '?a=1')).toBe('/new?b=2&a=1#top');
  expect(redirectLocation('/new', '/', '')).toBe('/new');
});

test('each source without placeholders has a redirect page; sources with a hash share that of their path', () => {
  const pages = redirectPages(
    [redirect('/a', '/b'), redirect('/a#x', '/c#y'), redirect('/d/*', '/e'), redirect('/f#g', '/h')],
    '/docs/',
  );
  expect([...pages.keys()]).toEqual(['/a', '/f']);
  expect(pages.get('/a')).toContain('url=/docs/b"');
  expect(pages.get('/a')).toContain('&quot;#x&quot;:&quot;/docs/c#y&quot;');
  expect(pages.get('/f')).toContain('&quot;#g&quot;:&quot;/docs/h&quot;');
});

test('hosts with a redirects file get every redirect, wildcards in their own words', () => {
  const redirects = [
    redirect('/old', '/new'),
    redirect('/a/:slug*', '/b/:slug*', false),
    redirect('/c/*', '/d'),
    redirect('/e/:id', 'https://example.com/:id'),
    redirect('/bad', 'javascript:x'),
    redirect('/g#h', '/i'),
  ];
  expect(redirectsFile(redirects, '/docs/').split('\n')).toEqual([
    '/docs/old /docs/new 301',
    '/docs/a/* /docs/b/:splat 302',
    '/docs/c/* /docs/d 301',
    '/docs/e/:id https://example.com/:id 301',
    '',
  ]);
  expect(redirectsFile([], '/')).toBe('');
});
