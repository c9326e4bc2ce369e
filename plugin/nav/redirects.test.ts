import { describe, expect, test } from 'vitest';
import { isPlain, RedirectTable } from './redirects.js';

const rule = (source: string, destination: string) => ({ source, destination, permanent: true });
const leads = (path: string, ...rules: ReturnType<typeof rule>[]) => new RedirectTable(rules).find(path)?.destination;

test('a page can represent only a single address', () => {
  expect(isPlain(rule('/old', '/new'))).toBe(true);
  expect(isPlain(rule('/old', 'https://example.com:8080/new'))).toBe(true);
  expect(isPlain(rule('/old/:slug*', '/new/:slug*'))).toBe(false);
  expect(isPlain(rule('/old/*', '/new'))).toBe(false);
  expect(isPlain(rule('/old#part', '/new'))).toBe(false);
});

test.each([
  ['/old', '/old', '/new', '/new'],
  ['/old/', '/old', '/new', '/new'],
  ['/old/more', '/old', '/new', undefined],
  ['/old', '/old/:slug*', '/new/:slug*', '/new'],
  ['/old/a/b', '/old/:slug*', '/new/:slug*', '/new/a/b'],
  ['/older', '/old/:slug*', '/new/:slug*', undefined],
  ['/old/a/b', '/old/*', '/new/*', '/new/a/b'],
  ['/old/a/b', '/old/*', '/new', '/new'],
  ['/u/7/posts/x', '/u/:id/posts/:post', '/p/:post?by=:id', '/p/x?by=7'],
  ['/old/article-12', '/old/article-:id', '/articles/:id', '/articles/12'],
  ['/a/x/y/b', '/a/:rest*/b', '/c/:rest*', '/c/x/y'],
  ['/old/ü', '/old/:slug', '/new/:slug', '/new/%C3%BC'],
  ['/old/a', '/old/:slug', 'https://example.com:8080/:slug', 'https://example.com:8080/a'],
  ['/old//evil.example', '/old/:slug*', '/:slug*', '/evil.example'],
  ['/a.c', '/a.c', '/b', '/b'],
  ['/abc', '/a.c/:x*', '/b', undefined],
])('%s with %s → %s leads to %s', (path, source, destination, expected) => {
  expect(leads(path, rule(source, destination))).toBe(expected);
});

describe('of several rules', () => {
  test('the first that fits counts, whatever its form', () => {
    expect(leads('/a/b', rule('/a/:x', '/one'), rule('/a/b', '/two'))).toBe('/one');
    expect(leads('/a/b', rule('/a/b', '/two'), rule('/a/:x', '/one'))).toBe('/two');
    expect(leads('/a/b', rule('/:x*', '/one'), rule('/a/:x', '/two'))).toBe('/one');
  });

  test('4,000 of them are looked at only where their beginning fits', () => {
    const rules = Array.from({ length: 4000 }, (_, index) => rule(`/old-${index}/:slug*`, `/new-${index}/:slug*`));
    const table = new RedirectTable(rules);
    for (let index = 0; index < 4000; index++) {
      expect(table.find(`/old-${index}/a`)?.destination).toBe(`/new-${index}/a`);
    }
  });
});
