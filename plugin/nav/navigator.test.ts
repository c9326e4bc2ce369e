import { describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/cli/temporary-folder.js';
import { readSite } from '../config/read/read-site.js';
import { settingsSchemas } from '../site-build/settings.js';
import { Report } from '../core/errors/errors.js';
import { navigator } from './navigator.js';
import { scanFolder } from '../load/scan/scan-folder.js';
import type { NavChoice, PageNavigation, SidebarItem } from './page-navigation.js';

const temporary = temporaryFolder();
let count = 0;

/** `files`: front matter by page path. */
async function navigate(navigation: unknown, files: Record<string, string>): Promise<(path: string) => PageNavigation> {
  const pages = Object.fromEntries(Object.entries(files).map(([path, meta]) => [`${path}.mdx`, `---\n${meta}\n---\n`]));
  const report = new Report();
  const site = await readSite(
    writeFiles(`${temporary}/${++count}`, { 'docs.json': { name: 'x', navigation }, ...pages }),
    report,
    settingsSchemas,
  );
  return navigator(site!, await scanFolder(site!, report, settingsSchemas.frontMatter));
}

const show = (choice: NavChoice): string =>
  `${choice.active ? '*' : ''}${choice.label} ${choice.href}${choice.menu ? ` [${choice.menu.map(show).join(', ')}]` : ''}`;
const tree = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) => (item.type === 'page' ? item.title : [item.title, ...tree(item.items)]));
const titles = (...paths: string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, `title: ${path}`]));

describe('the sidebar', () => {
  const navigation = {
    groups: [
      {
        group: 'A',
        root: 'a',
        icon: 'bolt',
        pages: [
          'b',
          'missing',
          { group: 'Empty', pages: ['missing'] },
          { group: 'Deep', expanded: true, pages: ['c'] },
        ],
      },
      { group: 'Hidden', hidden: true, pages: ['d'] },
      { group: 'More', pages: ['e', 'f', 'g'] },
    ],
  };
  const files = {
    ...titles('a', 'b', 'd', 'outside'),
    c: 'title: Long title\nsidebarTitle: Short\ntag: NEW\nicon: star\niconType: solid\ndeprecated: true',
    e: 'title: Link\nurl: https://example.com',
    f: 'title: Away\nhidden: true',
    g: 'title: Users\nopenapi: spec.json GET /users',
  };

  test('holds what has a file and is not hidden', async () => {
    const { sidebar } = (await navigate(navigation, files))('b');
    expect(tree(sidebar)).toEqual([
      ['A', 'b', ['Deep', 'Short']],
      ['More', 'Link', 'Users'],
    ]);
    expect(sidebar[0]).toMatchObject({ href: '/a', path: 'a', icon: { name: 'bolt' } });
  });

  test('shows the entries of a group without a name in its place', async () => {
    const groups = [
      { group: ' ', pages: ['a', { group: ' ', root: 'b', pages: ['d'] }] },
      { group: 'More', pages: [{ group: ' ', pages: [{ group: 'Deep', pages: ['outside'] }] }] },
    ];
    const navigationOf = await navigate({ groups }, files);
    expect(tree(navigationOf('a').sidebar)).toEqual(['a', 'b', 'd', ['More', ['Deep', 'outside']]]);
    expect(navigationOf('outside').breadcrumbs).toEqual([{ label: 'More' }, { label: 'Deep' }]);
  });

  test('an entry knows tag, icon, method and whether it leads elsewhere', async () => {
    const { sidebar } = (await navigate(navigation, files))('b');
    const [first, more] = sidebar;
    expect(first).toMatchObject({
      items: [
        {},
        {
          expanded: true,
          items: [{ tag: 'NEW', icon: { name: 'star', type: 'solid' }, deprecated: true, href: '/c' }],
        },
      ],
    });
    expect(more).toMatchObject({
      items: [
        { href: 'https://example.com', external: true },
        { method: 'GET', external: false },
      ],
    });
  });

  test('previous and next follow the order of the sidebar, without links and hidden pages', async () => {
    const navigationOf = await navigate(navigation, files);
    expect(navigationOf('a')).toMatchObject({ previous: undefined, next: { title: 'b', href: '/b' } });
    expect(navigationOf('c')).toMatchObject({ previous: { href: '/b' }, next: { title: 'Users', href: '/g' } });
    expect(navigationOf('d').next).toBeUndefined();
  });

  test('breadcrumbs are the groups around the page', async () => {
    const navigationOf = await navigate(navigation, files);
    expect(navigationOf('c').breadcrumbs).toEqual([
      { label: 'A', href: '/a' },
      { label: 'Deep', href: undefined },
    ]);
    expect(navigationOf('a').breadcrumbs).toEqual([]);
  });

  test('a page outside the navigation has the sidebar and no place', async () => {
    const { sidebar, trail, breadcrumbs, next } = (await navigate(navigation, files))('outside');
    expect(tree(sidebar)).toHaveLength(2);
    expect({ trail, breadcrumbs, next }).toEqual({ trail: [], breadcrumbs: [], next: undefined });
  });

  test('pages of one section share it', async () => {
    const navigationOf = await navigate(navigation, files);
    expect(navigationOf('a').sidebar).toBe(navigationOf('g').sidebar);
    expect(navigationOf('a').key).toBe(navigationOf('outside').key);
  });
});

describe('choices', () => {
  test('tabs link to their first page; the tab of the page is active; empty and hidden ones are left out', async () => {
    const navigationOf = await navigate(
      {
        global: { anchors: [{ anchor: 'Blog', href: 'https://example.com' }] },
        tabs: [
          { tab: 'Guides', groups: [{ group: 'G', pages: ['missing', 'guides/a'] }] },
          {
            tab: 'Learn',
            menu: [
              { item: 'One', pages: ['learn/one'] },
              { item: 'Out', href: 'https://example.com/out' },
            ],
          },
          { tab: 'Nothing', pages: ['missing'] },
          { tab: 'Secret', hidden: true, pages: ['secret'] },
        ],
      },
      titles('guides/a', 'learn/one', 'secret', 'learn/extra', 'other'),
    );
    expect(navigationOf('learn/one').tabs[0]!.map(show)).toEqual([
      'Guides /guides/a',
      '*Learn /learn/one [*One /learn/one, Out https://example.com/out]',
    ]);
    expect(navigationOf('secret').tabs[0]!.map(show)).toContain('*Secret /secret');
    expect(navigationOf('guides/a').anchors.map(show)).toEqual(['Blog https://example.com']);
    expect(navigationOf('guides/a').trail.map(({ label }) => label)).toEqual(['Guides']);
    expect(navigationOf('learn/extra').tabs[0]!.map(show)[1]).toMatch(/^\*Learn/);
    expect(navigationOf('other').tabs[0]!.map(show)[0]).toMatch(/^\*Guides/);
  });

  test('tabs inside a tab make a row of their own; the menu of a product is a drop-down menu', async () => {
    const navigationOf = await navigate(
      {
        tabs: [
          {
            tab: 'Guides',
            dropdowns: [
              {
                dropdown: 'Web',
                tabs: [
                  { tab: 'Start', pages: ['a'] },
                  { tab: 'More', pages: ['b'] },
                ],
              },
              { dropdown: 'Phone', pages: ['c'] },
            ],
          },
          {
            tab: 'Products',
            products: [
              {
                product: 'Core',
                menu: [
                  { item: 'One', pages: ['d'] },
                  { item: 'Two', pages: ['e'] },
                ],
              },
            ],
          },
        ],
      },
      titles('a', 'b', 'c', 'd', 'e'),
    );
    expect(navigationOf('b').tabs.map((row) => row.map(show))).toEqual([
      ['*Guides /a', 'Products /d'],
      ['Start /a', '*More /b'],
    ]);
    expect(navigationOf('c').tabs).toHaveLength(1);
    expect(navigationOf('e').selectMenus.map(({ kind, options }) => [kind, options.map(show)])).toEqual([
      ['menu', ['One /d', '*Two /e']],
    ]);
  });

  test('languages and versions link to the equivalent page if there is one, otherwise to their first', async () => {
    const version = (name: string, ...pages: string[]): unknown => ({ version: name, pages });
    const navigationOf = await navigate(
      {
        languages: [
          { language: 'en', versions: [version('2.0', 'v2.0/a', 'v2.0/b'), version('1.0', 'v1.0/a')] },
          { language: 'fr', versions: [version('2.0', 'fr/v2.0/a', 'fr/v2.0/b')] },
        ],
      },
      titles('v2.0/a', 'v2.0/b', 'v1.0/a', 'fr/v2.0/a', 'fr/v2.0/b'),
    );
    const selectMenus = (path: string): string[][] =>
      navigationOf(path).selectMenus.map(({ options }) => options.map(show));
    expect(selectMenus('v2.0/b')).toEqual([
      ['*English /v2.0/a', 'Français /fr/v2.0/b'],
      ['*2.0 /v2.0/a', '1.0 /v1.0/a'],
    ]);
    expect(selectMenus('v2.0/a')[1]).toEqual(['*2.0 /v2.0/a', '1.0 /v1.0/a']);
    expect(selectMenus('fr/v2.0/b')[0]).toEqual(['English /v2.0/b', '*Français /fr/v2.0/a']);
  });

  test('a page with several entries belongs to the first visible one', async () => {
    const navigationOf = await navigate(
      {
        dropdowns: [
          { dropdown: 'Hidden', hidden: true, pages: ['a'] },
          { dropdown: 'One', pages: ['a', 'b'] },
          { dropdown: 'Two', pages: ['a', 'c'] },
        ],
      },
      titles('a', 'b', 'c'),
    );
    expect(navigationOf('a').selectMenus).toMatchObject([
      {
        kind: 'dropdown',
        options: [
          { label: 'One', active: true },
          { label: 'Two', href: '/a' },
        ],
      },
    ]);
    expect(navigationOf('a').next?.href).toBe('/b');
  });
});

describe('a page of several versions', () => {
  const version = (name: string, ...groups: [string, ...string[]][]): object => ({
    version: name,
    groups: groups.map(([group, ...pages]) => ({ group, pages })),
  });
  const versions = [
    version('1', ['Start', 'shared', 'one'], ['Old', 'old']),
    version('2', ['Start', 'two', 'shared'], ['New', 'new', 'other']),
    { ...version('3', ['Start', 'three']), default: true },
  ];
  const files = titles('shared', 'one', 'two', 'three', 'old', 'new', 'other');
  const marked = (items: readonly SidebarItem[]): unknown[] =>
    items.map((item) => [
      [item.title, ...(item.versions ?? [])].join(' '),
      ...(item.type === 'group' ? marked(item.items) : []),
    ]);

  test('shows the parts of each of them, and what they have in common once', async () => {
    const navigationOf = await navigate({ versions }, files);
    const { version: shown, sidebar, selectMenus, previous, next, otherNeighbors } = navigationOf('shared');
    expect(shown).toEqual({ kind: 'version', names: ['1', '2', '3'], index: 0, shared: [0, 1] });
    expect(marked(sidebar)).toEqual([
      ['Start', ['two 1'], ['shared'], ['one 0']],
      ['New 1', ['new'], ['other']],
      ['Old 0', ['old']],
    ]);
    expect(selectMenus[0]!.options).toMatchObject([
      { active: false, versions: [0], href: '/one' },
      { active: false, versions: [1], href: '/two' },
      { active: false, versions: [2], href: '/three' },
    ]);
    expect({ previous, next }).toEqual({ previous: undefined, next: { title: 'one', href: '/one', versions: [0] } });
    expect(otherNeighbors).toMatchObject([
      { rel: 'prev', href: '/two' },
      { rel: 'next', href: '/new' },
    ]);
  });

  test('other pages show their own version', async () => {
    const navigationOf = await navigate({ versions }, files);
    expect(navigationOf('two')).toMatchObject({ version: { index: 1 } });
    expect(tree(navigationOf('two').sidebar)).toEqual([
      ['Start', 'two', 'shared'],
      ['New', 'new', 'other'],
    ]);
    expect(navigationOf('three').selectMenus[0]!.options.map(show)).toEqual(['1 /one', '2 /two', '*3 /three']);
  });

  test('versions without common pages are not marked', async () => {
    const own = [version('1', ['Start', 'one']), version('2', ['Start', 'two'])];
    const { version: shown, selectMenus } = (await navigate({ versions: own }, files))('one');
    expect(shown).toBeUndefined();
    expect(selectMenus[0]!.options.map(({ versions: marks }) => marks)).toEqual([undefined, undefined]);
  });

  test('has the menu of a hidden version if a single one is visible', async () => {
    const own = [version('2', ['Start', 'shared']), { ...version('1', ['Start', 'shared']), hidden: true }];
    const [menu] = (await navigate({ versions: own }, files))('shared').selectMenus;
    expect([menu!.versions, menu!.options.map(show)]).toEqual([[1], ['2 /shared', '1 /shared']]);
  });

  test('has groups with other names above its title, and stays in the language of its text', async () => {
    const language = (code: string, group: string, page: string): object => ({
      language: code,
      groups: [{ group, pages: ['shared', page] }],
    });
    const languages = [language('en', 'Start', 'one'), language('fr', 'Débuter', 'two')];
    const { version: shown, trail, breadcrumbs, otherBreadcrumbs } = (await navigate({ languages }, files))('shared');
    expect(shown).toMatchObject({ kind: 'language', shared: [0, 1] });
    expect(trail).toMatchObject([{ code: 'en' }]);
    expect(breadcrumbs).toEqual([{ label: 'Start' }]);
    expect(otherBreadcrumbs).toEqual([{ breadcrumbs: [{ label: 'Débuter' }], versions: [1] }]);
  });
});

test('a site without any navigation has none', async () => {
  expect((await navigate({}, titles('index')))('index')).toMatchObject({ sidebar: [], tabs: [], key: '' });
});
