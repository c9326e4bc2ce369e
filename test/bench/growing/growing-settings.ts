/** Settings that grow. */
import { list, page, pageNames, pages, record, site, type GrowingInput } from './growing-site.js';

/** The navigation `depth` groups deep. */
function nested(depth: number): object {
  return { group: `Group ${depth}`, pages: depth === 0 ? ['index'] : [nested(depth - 1)] };
}

export const settingsInputs: GrowingInput[] = [
  {
    name: 'unknown keys',
    size: 500,
    write: (n) =>
      site(
        'Hello.',
        record(n, (i) => [`k${i}`, i]),
      ),
  },
  {
    name: 'unknown keys of objects in lists',
    size: 500,
    write: (n) => site('Hello.', { navbar: { links: list(n, (i) => ({ label: `L${i}`, href: '/', colour: i })) } }),
  },
  {
    name: 'wrong values',
    size: 500,
    write: (n) => site('Hello.', { navbar: { links: list(n, (i) => ({ label: i, href: '/' })) } }),
  },
  {
    name: 'keys of one object: variables',
    size: 2000,
    write: (n) => site('{{v7}}', { variables: record(n, (i) => [`v${i}`, 'x']) }),
  },
  {
    name: 'redirects',
    size: 1000,
    write: (n) => site('Hello.', { redirects: list(n, (i) => ({ source: `/old-${i}`, destination: '/index' })) }),
  },
  {
    name: 'redirects in a chain',
    size: 500,
    write: (n) =>
      site('Hello.', { redirects: list(n, (i) => ({ source: `/r${i}`, destination: i === 0 ? '/' : `/r${i - 1}` })) }),
  },
  {
    name: 'redirects with patterns',
    size: 500,
    write: (n) =>
      site('[A link](/old-3/x)', {
        redirects: list(n, (i) => ({ source: `/old-${i}/:slug*`, destination: '/index' })),
      }),
  },
  { name: 'levels of navigation', size: 20, write: (n) => site('Hello.', { navigation: { groups: [nested(n)] } }) },
  {
    name: 'groups',
    size: 250,
    write: (n) => site('Hello.', { navigation: { groups: list(n, (i) => ({ group: `G ${i}`, pages: ['index'] })) } }),
  },
  {
    name: 'pages that do not exist',
    size: 500,
    write: (n) => site('Hello.', { navigation: { pages: ['index', ...pageNames(n)] } }),
  },
  {
    name: 'tabs',
    size: 100,
    write: (n) =>
      site('Hello.', { navigation: { tabs: list(n, (i) => ({ tab: `T ${i}`, pages: [`guide/p${i}`] })) } }, pages(n)),
  },
  {
    name: 'versions',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { versions: list(n, (i) => ({ version: `v${i}`, pages: [`v${i}/start`] })) } },
        record(n, (i) => [`v${i}/start.mdx`, page('Start')]),
      ),
  },
  {
    name: 'files of settings',
    size: 50,
    write: (n) =>
      site(
        'Hello.',
        { navigation: { groups: list(n, (i) => ({ $ref: `./nav/g${i}.json` })) } },
        record(n, (i) => [`nav/g${i}.json`, JSON.stringify({ group: `G ${i}`, pages: ['index'] })]),
      ),
  },
];
