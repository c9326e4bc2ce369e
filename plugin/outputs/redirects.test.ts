import { expect, test } from 'vitest';
import { isPlain, redirectsFile, redirectTarget } from './redirects.js';

const redirect = (source: string, destination: string, permanent = true) => ({ source, destination, permanent });

test('a page can stand for a single address only', () => {
  expect(isPlain(redirect('/old', '/new'))).toBe(true);
  expect(isPlain(redirect('/old', 'https://example.com:8080/new'))).toBe(true);
  expect(isPlain(redirect('/old/:slug*', '/new/:slug*'))).toBe(false);
  expect(isPlain(redirect('/old/*', '/new'))).toBe(false);
});

test('a redirect leads to paths of the site and to http addresses, and nowhere else', () => {
  expect(redirectTarget(redirect('/old', '/new'), '/docs/')).toBe('/docs/new');
  expect(redirectTarget(redirect('/old', 'https://example.com/a'), '/docs/')).toBe('https://example.com/a');
  expect(redirectTarget(redirect('/old', 'javascript:alert(1)'), '/')).toBeUndefined();
});

test('hosts with a redirects file get every redirect, wildcards in their own words', () => {
  const redirects = [
    redirect('/old', '/new'),
    redirect('/a/:slug*', '/b/:slug*', false),
    redirect('/bad', 'javascript:x'),
  ];
  expect(redirectsFile(redirects, '/docs/')).toBe('/docs/old /docs/new 301\n/docs/a/* /docs/b/:splat 302\n');
  expect(redirectsFile([], '/')).toBe('');
});
