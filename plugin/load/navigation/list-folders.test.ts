import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../test/cli/temporary-folder.js';
import type { NavItem, NavSection } from '../../core/model/types.js';
import { Report } from '../../core/errors/errors.js';
import { loadSite } from '../../site-build/load-site.js';
import type { LoadedSite } from '../loaded-site.js';

const temporary = temporaryFolder();
let count = 0;

/** Reads a site with these settings. A page is a title, or front matter. */
function read(settings: object, files: Record<string, string>): Promise<SiteContents> {
  const pages = Object.entries(files).map(([file, text]) => [file, /^(?:---|\/)/.test(text) ? text : `# ${text}`]);
  const root = writeFiles(`${temporary}/${++count}`, {
    'docs.json': { name: 'Planets', ...settings },
    ...(Object.fromEntries(pages) as Record<string, string>),
  });
  return load(root);
}

async function load(root: string): Promise<SiteContents> {
  const report = new Report();
  const loaded = await loadSite({ root }, report);
  return { site: loaded?.site, pages: loaded?.pages ?? [], report };
}

interface SiteContents {
  site: LoadedSite['site'] | undefined;
  pages: LoadedSite['pages'];
  report: Report;
}

const listed = (...pages: unknown[]): object => ({ navigation: { pages } });
const meta = (...lines: string[]): string => `---\n${lines.join('\n')}\n---\n`;

/** `guides/install`, and `Install (guides/install/index): [ … ]` for a group. */
function shown(items: readonly NavItem[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'page') return item.path;
    return { [item.root === undefined ? item.title : `${item.title} (${item.root})`]: shown(item.items) };
  });
}

function sectionsOf({ items, children }: NavSection): unknown {
  return children.length === 0
    ? shown(items)
    : Object.fromEntries(children.map((each) => [each.label, sectionsOf(each)]));
}

const navigationOf = ({ site }: SiteContents): unknown => sectionsOf(site!.navigation);
const warnings = ({ report }: SiteContents): string[] =>
  [...report.errors, ...report.warnings].map(
    ({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint}`,
  );

test('lists the pages that no other entry lists, the index page first, then by number and name', async () => {
  const result = await read(listed('index', { group: 'Guides', pages: ['guides/last', 'guides/*'] }), {
    'index.md': 'Start',
    'guides/10-b.md': 'B',
    'guides/2-a.mdx': 'A',
    'guides/Zoo.md': 'Zoo',
    'guides/apples.md': 'Apples',
    'guides/index.md': 'Guides',
    'guides/last.md': 'Last',
    'other.md': 'Other',
  });
  const guides = ['guides/last', 'guides/index', 'guides/2-a', 'guides/10-b', 'guides/apples', 'guides/Zoo'];
  expect(navigationOf(result)).toEqual(['index', { Guides: guides }]);
  expect(result.pages.filter(({ hidden }) => hidden).map(({ path }) => path)).toEqual(['other']);
  expect(warnings(result)).toEqual([]);
});

test('folders become groups, named after their index page or the folder', async () => {
  const result = await read(listed('*'), {
    'index.md': 'Start',
    '02-getting-started/01-install.md': 'Install',
    '02-getting-started/deep/er/page.md': 'Page',
    '01-basics/index.md': meta('title: The basics of planets', 'sidebarTitle: Basics'),
    '01-basics/orbits.md': 'Orbits',
    '03-alone/index.md': 'Alone',
    'moons.md': 'Moons',
    'moons/phobos.md': 'Phobos',
    'snippets/part.md': 'Part',
    '404.md': 'Lost',
    'README.md': 'Of the repository',
  });
  expect(navigationOf(result)).toEqual([
    'index',
    { 'Basics (01-basics/index)': ['01-basics/orbits'] },
    { 'Getting started': ['02-getting-started/01-install', { Deep: [{ Er: ['02-getting-started/deep/er/page'] }] }] },
    '03-alone/index',
    { 'Moons (moons)': ['moons/phobos'] },
  ]);
  expect(warnings(result)).toEqual([]);
});

test('numbers place pages among folders; without one, folders come after pages', async () => {
  const result = await read(listed('*'), {
    '1-intro.md': 'Intro',
    '2-basics/a.md': 'A',
    '10-end.md': 'End',
    'advanced/b.md': 'B',
    'faq.md': 'FAQ',
    'news.md': meta('title: News', 'order: 3'),
    '2025-report.md': '',
  });
  expect(navigationOf(result)).toEqual([
    '1-intro',
    { Basics: ['2-basics/a'] },
    'news',
    '10-end',
    '2025-report',
    'faq',
    { Advanced: ['advanced/b'] },
  ]);
  expect(result.pages.map(({ meta: { title } }) => title)).toContain('2025 report');
});

test('front matter decides the order, also in keys of other tools', async () => {
  const result = await read(listed('*'), {
    'index.md': meta('title: Start', 'order: 3'),
    'a.md': 'A',
    'b.md': meta('title: B', 'sidebar_position: 2'),
    'c/index.md': meta('title: C', 'sidebar:', '  order: 1'),
    'c/d.md': 'D',
  });
  expect(navigationOf(result)).toEqual([{ 'C (c/index)': ['c/d'] }, 'b', 'index', 'a']);
});

test('hidden pages are left out, and drafts where they are not built', async () => {
  const files = {
    'a.md': 'A',
    'b.md': meta('title: B', 'hidden: true'),
    'c.md': meta('title: C', 'unlisted: true'),
    'd/index.md': meta('title: Secret', 'draft: true'),
    'd/e.md': 'E',
    'f.md': 'F',
    '.mintignore': '/f.md\n',
  };
  const result = await read(listed('*'), files);
  expect(navigationOf(result)).toEqual(['a', { 'D (d/index)': ['d/e'] }]);
  expect(result.pages.map(({ path, hidden }) => [path, hidden])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d/e', false],
  ]);
});

test('a page belongs to the innermost folder, and a folder to its first entry', async () => {
  const navigation = {
    languages: [
      {
        language: 'en',
        tabs: [
          { tab: 'Guides', pages: ['*'] },
          { tab: 'API', pages: ['api/*'] },
        ],
      },
      { language: 'fr', pages: ['fr/*', 'a', '/api/*'] },
    ],
  };
  const files = { 'a.md': 'A', 'b.md': 'B', 'api/c.md': 'C', 'fr/b.md': 'B', 'fr/d/e.md': 'E' };
  const result = await read({ navigation }, files);
  expect(navigationOf(result)).toEqual({
    English: { Guides: ['b'], API: ['api/c'] },
    Français: ['fr/b', { D: ['fr/d/e'] }, 'a', 'api/*'],
  });
  expect(warnings(result)).toEqual([
    expect.stringMatching(
      /^docs\.json:\d+:\d+ "api\/\*" lists no pages: other entries list all pages of the folder, or they are hidden\. Remove the entry\.$/,
    ),
  ]);
});

test('in mint.json, tabs take the entries below their folder, and each version has the entries without one', async () => {
  const root = writeFiles(`${temporary}/v1`, {
    'mint.json': {
      name: 'Planets',
      versions: ['2', '1'],
      tabs: [{ name: 'API', url: 'api' }],
      navigation: [
        { group: 'Guides', pages: ['guides/*'] },
        { group: 'Endpoints', pages: ['api/*'], version: '2' },
      ],
    },
    'guides/a.md': '# A',
    'api/b.md': '# B',
  });
  const result = await load(root);
  expect(navigationOf(result)).toEqual({
    2: { Documentation: [{ Guides: ['guides/a'] }], API: [{ Endpoints: ['api/b'] }] },
    1: { Documentation: [{ Guides: ['guides/a'] }] },
  });
  expect(warnings(result)).toEqual([]);
});

test.each([
  ['guids/*', 'There are no pages in the folder "guids"; the entry "guids/*" is left out. Did you mean "guides/*"?'],
  ['x/*', 'There are no pages in the folder "x"; the entry "x/*" is left out. Create the pages, or remove the entry.'],
  [
    'guides/**',
    'There is no page "guides/**"; the entry is left out. To list the pages of the folder and of the folders in it, write "guides/*".',
  ],
  [
    'guides',
    'There is no page "guides"; the entry is left out. To list the pages of the folder and of the folders in it, write "guides/*".',
  ],
])('%s: is reported with the fix', async (entry, message) => {
  const result = await read(listed('index', entry), { 'index.md': 'Start', 'guides/a.md': 'A' });
  expect(warnings(result)).toEqual([expect.stringMatching(/^docs\.json:\d+:\d+ /)]);
  expect(warnings(result)[0]).toContain(message);
});

test('a navigation with only an entry without pages is an error', async () => {
  const { report } = await read(listed('guids/*'), { 'index.md': 'Start', 'guides/a.md': 'A' });
  expect(report.errors).toMatchObject([{ code: 'navigation-empty', hint: 'Did you mean "guides/*"?' }]);
});

test('two entries of a folder in one list are reported once', async () => {
  const result = await read(listed('*', '*'), { 'index.md': 'Start' });
  expect(warnings(result)).toHaveLength(1);
});
