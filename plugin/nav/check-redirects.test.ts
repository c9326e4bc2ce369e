import { expect, test } from 'vitest';
import type { PageEntry, Site } from '../core/model/types.js';
import { checkRedirects } from './check-redirects.js';
import type { Redirect } from './redirects.js';

const seo = { metatags: {}, indexHidden: false };

const page = (route: string) => ({ route, path: route.slice(1), file: `${route.slice(1)}.mdx` }) as PageEntry;

/** `code source` of each problem, and the sources that are followed. */
function check(
  rules: [source: string, destination: string][],
  routes: string[] = [],
): { faults: string[]; live: string[] } {
  const redirects = rules.map(([source, destination], index) => {
    const location = { file: 'docs.json', line: index + 1, column: 1 };
    return { source, destination, permanent: true, location };
  });
  const { live, problems } = checkRedirects({ redirects, configFile: 'docs.json', seo } as Site, {
    pages: routes.map(page),
    assets: ['guide.pdf', 'data/spec.ts'],
  });
  return { faults: problems.map(({ code, line }) => `${code} ${line}`), live: live.map(({ source }) => source) };
}

test.each<[string, [string, string][], string[], string[]]>([
  ['a rule that leads to itself', [['/a', '/a']], [], ['redirect-loop 1']],
  [
    'rules in a circle',
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/a'],
    ],
    [],
    ['redirect-loop 1', 'redirect-loop 2', 'redirect-loop 3'],
  ],
  [
    'a rule that leads into a circle is not part of it',
    [
      ['/x', '/a'],
      ['/a', '/a'],
    ],
    [],
    ['redirect-loop 2'],
  ],
  [
    'a circle through a placeholder',
    [
      ['/a/:x*', '/b/:x*'],
      ['/b/:x*', '/a/:x*'],
    ],
    [],
    ['redirect-loop 1', 'redirect-loop 2'],
  ],
  ['an address that grows', [['/a/:x*', '/a/b/:x*']], [], ['redirect-loop 1']],
  [
    'a page ends a circle',
    [
      ['/v3/:x*', '/:x*'],
      ['/a', '/v3/b'],
    ],
    ['/b'],
    ['redirect-chain 2'],
  ],
  ['a page hides a rule', [['/guides/install/', '/x']], ['/guides/install'], ['redirect-hidden 1']],
  ['a page hides a rule for a place in it', [['/a#b', '/x']], ['/a'], ['redirect-hidden 1']],
  [
    'pages and files hide rules for the names of their files',
    [
      ['/a/index.html', '/x'],
      ['/index.html', '/x'],
      ['/index.html#b', '/x'],
      ['/a.md', '/x'],
      ['/index.md', '/x'],
      ['/guide.pdf', '/x'],
    ],
    ['/', '/a'],
    [1, 2, 3, 4, 5, 6].map((line) => `redirect-hidden ${line}`),
  ],
  [
    'names of files that are not published',
    [
      ['/a.html', '/x'],
      ['/b/index.html', '/x'],
      ['/b.md', '/x'],
      ['/other.pdf', '/x'],
      ['/data/spec.ts', '/x'],
    ],
    ['/', '/a'],
    [],
  ],
  [
    'a query',
    [
      ['/old?tab=1', '/x'],
      ['/other?', '/x'],
      ['/old#part?tab=1', '/x'],
      ['/a/:b*?c=:d', '/x'],
    ],
    [],
    ['redirect-form 1', 'redirect-form 2', 'redirect-form 4'],
  ],
  [
    'the same source twice',
    [
      ['/a', '/b'],
      ['/a', '/c'],
    ],
    [],
    ['redirect-twice 2'],
  ],
  [
    'a rule that repeats an earlier one',
    [
      ['/a/:x*', '/b/:x*'],
      ['/a/c', '/b/c'],
      ['/d', '/b'],
      ['/d', '/b'],
    ],
    [],
    ['redirect-repeated 2', 'redirect-repeated 4'],
  ],
  [
    'a rule with placeholders hides a later one',
    [
      ['/a/:x*', '/b'],
      ['/a/c', '/d'],
      ['/a/:y', '/e'],
      ['/a', '/f'],
    ],
    [],
    ['redirect-hidden 2', 'redirect-hidden 3', 'redirect-hidden 4'],
  ],
  [
    'a special rule before a general one',
    [
      ['/a/c', '/d'],
      ['/a/:x*', '/b'],
    ],
    [],
    [],
  ],
  [
    'one step does not hide many',
    [
      ['/a/:x', '/b'],
      ['/a/:x*', '/c'],
    ],
    [],
    [],
  ],
  [
    'regular expressions',
    [
      ['/a/(.*)', '/b'],
      ['/a/\\d+', '/b'],
      ['/a/[^/]+', '/b'],
    ],
    [],
    ['redirect-form 1', 'redirect-form 2', 'redirect-form 3'],
  ],
  ['unknown names', [['/a/:x', '/b/:y']], [], ['redirect-form 1']],
  [
    'chains',
    [
      ['/a', '/b'],
      ['/b', '/c'],
    ],
    [],
    ['redirect-chain 1'],
  ],
  [
    'a chain to another site',
    [
      ['/a', '/b'],
      ['/b', 'https://example.com'],
    ],
    [],
    ['redirect-chain 1'],
  ],
  ['two placeholders of one name', [['/a/:x/:x', '/b/:x']], [], ['redirect-form 1']],
])('%s', (_, rules, routes, faults) => {
  const found = check(rules, routes);
  expect(found.faults).toEqual(faults);
  expect(found.live).toHaveLength(rules.length - faults.filter((fault) => !fault.startsWith('redirect-chain')).length);
});

test.each([
  ['/guides', '/guides/'],
  ['/guides/?q=1#part', '/guides/?q=1#part'],
  ['/guides/index', '/guides/'],
  ['/guides/index#part', '/guides/#part'],
  ['/index', '/'],
  ['/both/index', '/both/index/'],
  ['/gone/index', '/gone/index'],
  ['https://a.test/guides/index', 'https://a.test/guides/index'],
])('the destination %s is the route %s', (destination, route) => {
  const redirects = [{ source: '/old', destination, permanent: true }];
  const pages = ['/', '/guides', '/both', '/both/index'].map(page);
  const { live } = checkRedirects({ redirects, configFile: 'docs.json', seo } as Site, { pages, assets: [] });
  expect(live[0]!.destination).toBe(route);
});

test.each([
  ['/guides/:slug*', true],
  ['/guides/:slug?q=1', true],
  ['/:a/:b', true],
  ['/files/:slug*', undefined],
  ['/guides/:slug.pdf', undefined],
  ['/guides/a', undefined],
  ['https://a.test/guides/:slug', undefined],
])('whether %s can be a page: %s', (destination, toPages) => {
  const redirects = [{ source: '/old/:a/:b/:slug*', destination, permanent: true }];
  const check = (trailingSlash?: boolean): Redirect => {
    const site = { redirects, configFile: 'docs.json', seo: { ...seo, trailingSlash } } as Site;
    return checkRedirects(site, { pages: ['/', '/guides/a'].map(page), assets: [] }).live[0]!;
  };
  expect(check().toPages).toBe(toPages);
  expect(check(false).toPages).toBeUndefined();
});
