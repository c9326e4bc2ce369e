/** A site in the older form and the same in the newer one give the same navigation. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { newerForm, type OlderForm } from '../../test/fixtures/newer-form.js';
import { Report } from '../errors.js';
import { navigator } from '../site/navigator.js';
import { scanFolder } from '../site/scan-folder.js';
import type { NavChoice, PageNavigation } from '../site/types.js';
import { readSite } from './read-site.js';
import type { DocsConfig } from './docs-config.js';

const empty = temporaryFolder();

/** What the pages of the folder `root` show around them, with these settings. */
async function shown(root: string, config: object): Promise<Map<string, Around>> {
  const report = new Report();
  const site = await readSite(empty, report, { config: config as DocsConfig, file: 'config' });
  expect(report.errors).toEqual([]);
  const scan = await scanFolder({ ...site!, root }, report);
  const navigationOf = navigator(site!, scan);
  return new Map(scan.pages.filter(({ hidden }) => !hidden).map((page) => [page.path, parts(navigationOf(page.path))]));
}

interface Around {
  isShared: boolean;
}

function parts({ tabs, anchors, sidebar, breadcrumbs, previous, next, switchers, version }: PageNavigation): Around {
  const choice = ({ label, href, active, icon }: NavChoice): object => ({ label, href, active, icon });
  const lists = { tabs: tabs.map((row) => row.map(choice)), anchors: anchors.map(choice) };
  const menus = switchers.map(({ options }) => options.map(choice));
  const all = { ...lists, menus, sidebar, breadcrumbs, previous, next, isShared: version?.isShared ?? false };
  // Marks of what versions share, which only the older form can say.
  return JSON.parse(JSON.stringify(all, (key, value: unknown) => (key === 'versions' ? undefined : value))) as Around;
}

/** Compares what all pages show in both forms; gives their paths. */
async function compare(root: string, older: OlderForm): Promise<string[]> {
  const [before, after] = [await shown(root, older), await shown(root, newerForm(older))];
  for (const [page, around] of before) {
    // A page in all versions: the newer form has it once in each, and leads to the same page in the others.
    const both = [around, after.get(page)].map((each) => (around.isShared ? { ...each, menus: [] } : each));
    expect({ page, ...both[1], isShared: false }).toEqual({ page, ...both[0], isShared: false });
  }
  expect(after.size).toBe(before.size);
  return [...before.keys()];
}

const group = (name: string, ...pages: unknown[]): { group: string; pages: string[] } => ({
  group: name,
  pages: pages as string[],
});
const nested = [
  group('Start', 'index', 'install', group('More', 'more/a', group('Deep', 'more/b'))),
  { ...group('Endpoints', 'api/users', 'api/teams'), icon: 'bolt' },
  group('Guides', 'guides/one', 'guides/sdk/two', 'install-later'),
];
const own: [string, OlderForm][] = [
  ['groups alone', { navigation: nested }],
  [
    'tabs',
    {
      navigation: nested,
      tabs: [
        { name: 'API', url: 'api' },
        { name: 'Blog', url: 'https://example.com' },
      ],
    },
  ],
  [
    'a tab inside of another',
    {
      navigation: nested,
      tabs: [
        { name: 'Guides', url: 'guides' },
        { name: 'SDK', url: 'guides/sdk' },
      ],
      primaryTab: { name: 'Home' },
    },
  ],
  [
    'anchors',
    {
      navigation: nested,
      anchors: [
        { name: 'API', icon: 'code', url: 'api' },
        { name: 'Blog', url: 'https://example.com' },
      ],
    },
  ],
  [
    'a top anchor',
    { navigation: nested, topAnchor: { name: 'All', icon: 'star' }, anchors: [{ name: 'API', url: 'api' }] },
  ],
  [
    'tabs and anchors',
    {
      navigation: nested,
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [
        { name: 'Guides', url: 'guides' },
        { name: 'Blog', url: 'https://example.com' },
      ],
    },
  ],
  [
    'versions',
    {
      versions: ['v2', 'v1'],
      tabs: [{ name: 'API', url: 'api', version: 'v2' }],
      navigation: [
        { ...nested[0]!, version: 'v2' },
        { ...nested[1]!, version: 'v2' },
        { ...nested[2]!, version: 'v1' },
      ],
    },
  ],
];
const pages = [
  'index',
  'install',
  'more/a',
  'more/b',
  'api/users',
  'api/teams',
  'guides/one',
  'guides/sdk/two',
  'install-later',
];

test.each(own)('%s look the same in both forms', async (_, older) => {
  const root = writeFiles(temporaryFolder(), Object.fromEntries(pages.map((page) => [`${page}.mdx`, `# ${page}\n`])));
  expect((await compare(root, { name: 'x', ...older })).toSorted()).toEqual(pages.toSorted());
});

const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');
const olderSites = existsSync(corpus)
  ? readdirSync(corpus).filter((site) => existsSync(path.join(corpus, site, 'mint.json')))
  : [];

test.skipIf(olderSites.length === 0).each(olderSites)('%s looks the same in both forms', async (site) => {
  const root = path.join(corpus, site);
  const older = JSON.parse(readFileSync(path.join(root, 'mint.json'), 'utf8')) as OlderForm;
  expect((await compare(root, older)).length).toBeGreaterThan(20);
});

/** Pairs of the same docs at two times, in the older form and in the newer one. */
const pairs = olderSites.flatMap((site) => {
  const newer = site.replace('--v1', '');
  return newer !== site && existsSync(path.join(corpus, newer, 'docs.json')) ? [[site, newer] as const] : [];
});

/** The labels around each page of a file in the order of the file, as the file itself says it. */
function written(value: unknown, around: string[] = [], found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') {
    const page = value.replace(/^\/|\/$/g, '');
    if (!found.has(page)) found.set(page, around.join(' › '));
  } else if (Array.isArray(value)) value.forEach((each) => written(each, around, found));
  else if (typeof value === 'object' && value !== null) {
    const node = value as Record<string, unknown>;
    const label = ['group', 'tab', 'anchor', 'dropdown', 'version', 'language'].map((key) => node[key]).find(Boolean);
    const inside = typeof label === 'string' ? [...around, label] : around;
    // The page that a label leads to stands beside it.
    if (node['root'] !== undefined) written(node['root'], around, found);
    for (const key of ['languages', 'versions', 'tabs', 'dropdowns', 'anchors', 'groups', 'pages'])
      if (node[key] !== undefined) written(node[key], inside, found);
  }
  return found;
}

test.skipIf(pairs.length === 0).each(pairs)('%s and %s differ only where their files do', async (older, newer) => {
  const outline = async (site: string): Promise<[Map<string, string>, Map<string, string>]> => {
    const root = path.join(corpus, site);
    const report = new Report();
    const read = (await readSite(root, report))!;
    const navigationOf = navigator(read, await scanFolder(read, report));
    const { navigation } = newerOf(root);
    const inFile = written(navigation);
    const inSite = [...inFile.keys()].map((page): [string, string] => {
      const { trail, breadcrumbs } = navigationOf(page);
      const labels = trail.map(({ code, label }) => code ?? label);
      return [page, [...labels, ...breadcrumbs.map(({ label }) => label)].join(' › ')];
    });
    return [inFile, new Map(inSite)];
  };
  const [[oldFile, oldSite], [newFile, newSite]] = [await outline(older), await outline(newer)];
  const common = [...oldFile.keys()].filter((page) => newFile.has(page));
  expect(common.length).toBeGreaterThan(10);
  const changes = (from: Map<string, string>, to: Map<string, string>): string[] =>
    common.flatMap((page) => (from.get(page) === to.get(page) ? [] : [`${page}: ${from.get(page)} → ${to.get(page)}`]));
  expect(changes(oldSite, newSite)).toEqual(changes(oldFile, newFile));
});

function newerOf(root: string): { navigation?: unknown } {
  const file = path.join(root, 'mint.json');
  if (existsSync(file)) return newerForm(JSON.parse(readFileSync(file, 'utf8')) as OlderForm);
  return JSON.parse(readFileSync(path.join(root, 'docs.json'), 'utf8')) as { navigation?: unknown };
}
